import { createServer, type Server } from "node:http";
import { resolve } from "node:path";
import { startBackend } from "../backend/start.ts";
import { type Config, readConfig } from "./config.ts";
import { log } from "./log.ts";
import { createSite, type Project } from "./site.ts";
import { loadBuiltCode, type SiteCode } from "./site-code.ts";

const projectDir = resolve(import.meta.dirname, "..");

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function main(): Promise<void> {
  const config = readConfig(process.env, projectDir);
  const server = createServer();
  const [project, code] = await Promise.all([openProject(config), loadCode(server)]);
  server.on("request", createSite({ config, project, code }));
  server.listen(config.PORT, config.HOST);
  await new Promise((listening, failed) =>
    server.once("listening", listening).once("error", failed),
  );
  console.log(`\n  Music Director is on the air: ${config.SITE_URL}\n`);

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    const closed = new Promise((done) => server.close(done));
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 5_000).unref();
    await closed;
    await project.embedded?.stop();
    process.exit(0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  // The launcher is gone, even killed: nothing is left behind.
  process.on("disconnect", stop);
}

/** The Supabase project: the hosted one of the settings, or the embedded one. */
async function openProject(config: Config): Promise<Project> {
  if (config.SUPABASE_URL) {
    return { url: config.SUPABASE_URL, publishableKey: config.SUPABASE_PUBLISHABLE_KEY ?? "" };
  }
  const embedded = await startBackend({
    projectDir,
    dataDir: config.DATA_DIR,
    databaseUrl: config.DATABASE_URL,
    siteUrl: config.SITE_URL,
    seed: config.SEED,
    report: (message) => log(message),
  });
  return { url: embedded.url, publishableKey: embedded.publishableKey, embedded };
}

async function loadCode(server: Server): Promise<SiteCode> {
  if (process.env.NODE_ENV !== "development") return loadBuiltCode(projectDir);
  const { loadDevelopmentCode } = await import("./dev.ts");
  return loadDevelopmentCode(server);
}
