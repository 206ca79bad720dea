import { startBackend } from "../../backend/start.ts";
import { startMailDrainer } from "../../server/mail/drainer.ts";
import { createProjectClient } from "../../server/project-client.ts";

/**
 * One of several site processes, as far as mail goes: so that a drill can kill it. Its parent hears
 * the address and key, and wakes it with a message.
 */
const { DATA_DIR = "", DATABASE_URL, SMTP_URL, MAIL_FROM = "", LEASE } = process.env;
const backend = await startBackend({
  projectDir: process.cwd(),
  dataDir: DATA_DIR,
  databaseUrl: DATABASE_URL,
  siteUrl: "http://localhost:3000",
  seed: "none",
  restLimits: { perMinute: 10_000_000, atOnce: 10_000 },
  report: (message) => process.stderr.write(`${message}\n`),
});
const drainer = startMailDrainer({
  client: createProjectClient(backend.url, backend.secretKey),
  smtpUrl: SMTP_URL,
  from: { name: "Music Director", address: MAIL_FROM },
  siteUrl: "http://localhost:3000",
  leaseSeconds: Number(LEASE),
  report: (message) => process.stderr.write(`${message}\n`),
  print: (text) => process.stdout.write(text),
});
process.send?.({ url: backend.url, secretKey: backend.secretKey });
process.on("message", () => drainer.wake());
process.on("disconnect", () => process.exit(0));
