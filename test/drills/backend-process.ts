import { startBackend } from "../../backend/start.ts";

const unlimited = { perMinute: 10_000_000, atOnce: 10_000 };

/**
 * The embedded backend as a process of its own, so that a drill can kill it. Its parent hears the
 * address and keys, and gets the status for every message it sends. Limits are out of the way.
 */
const backend = await startBackend({
  projectDir: process.cwd(),
  dataDir: process.env.DATA_DIR ?? "",
  databaseUrl: process.env.DATABASE_URL,
  siteUrl: "http://localhost:3000",
  seed: "none",
  restLimits: unlimited,
  uploadLimits: unlimited,
  report: (message) => process.stderr.write(`${message}\n`),
});
process.send?.({ url: backend.url, secretKey: backend.secretKey });
process.on("message", () => process.send?.(backend.status()));
process.on("disconnect", () => process.exit(0));
