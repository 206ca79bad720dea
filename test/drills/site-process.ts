import { createServer } from "node:http";
import { resolve } from "node:path";
import { startBackend } from "../../backend/start.ts";
import { readConfig } from "../../server/config.ts";
import { createSite } from "../../server/site.ts";
import { loadBuiltCode } from "../../server/site-code.ts";

/**
 * The built site as a process of its own whose pages age as fast as PAGE_AGE says, in milliseconds.
 * Its parent hears the key.
 */
const projectDir = resolve(import.meta.dirname, "..", "..");
const config = readConfig(process.env, projectDir);
const age = Number(process.env.PAGE_AGE);
const embedded = await startBackend({
  projectDir,
  dataDir: config.DATA_DIR,
  databaseUrl: config.DATABASE_URL,
  siteUrl: config.SITE_URL,
  seed: config.SEED,
  report: (message) => process.stderr.write(`${message}\n`),
});
const site = createSite({
  config,
  project: { ...embedded, embedded },
  code: await loadBuiltCode(projectDir),
  pageCache: { freshFor: age, staleFor: age, pauseOnError: age },
});
createServer(site).listen(config.PORT, config.HOST);
process.on("SIGTERM", () => void embedded.stop().then(() => process.exit(0)));
