import { createServer, type Server } from "node:http";
import { resolve } from "node:path";
import { type BackendOptions, startBackend } from "../backend/start.ts";
import { type Config, readConfig } from "./config.ts";
import { log } from "./log.ts";
import type { Project } from "./site.ts";
import type { SiteCode } from "./site-code.ts";

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
  // The database takes longest to open, so its thread is on the way before the rest is even loaded.
  const launched = Promise.withResolvers<void>();
  const opening = openProject(config, launched.resolve);
  await Promise.race([launched.promise, opening]);
  const [project, { createSite }, code] = await Promise.all([
    opening,
    import("./site.ts"),
    loadCode(server),
  ]);
  server.on("request", createSite({ config, project, code }));
  server.listen(config.PORT, config.HOST);
  await new Promise((listening, failed) =>
    server.once("listening", listening).once("error", failed),
  );
  console.log(`\n  Music Director is on the air: ${config.SITE_URL}\n`);

  // Loaded now, so that the first page does not wait for it.
  const ownerWork = import("./owner-work.ts").then(({ startOwnerWork }) =>
    startOwnerWork({ config, project, server }),
  );
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    const closed = new Promise((done) => server.close(done));
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 5_000).unref();
    await Promise.all([closed, ownerWork.then((work) => work.stop())]);
    await project.embedded?.stop();
    process.exit(0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  // The launcher is gone, even killed: nothing is left behind.
  process.on("disconnect", stop);
  await ownerWork;
}

/** The Supabase project: the hosted one of the settings, or the embedded one. */
async function openProject(config: Config, onLaunch: () => void): Promise<Project> {
  if (config.SUPABASE_URL) {
    const { SUPABASE_PUBLISHABLE_KEY = "", SUPABASE_SECRET_KEY = "" } = config;
    return {
      url: config.SUPABASE_URL,
      publishableKey: SUPABASE_PUBLISHABLE_KEY,
      secretKey: SUPABASE_SECRET_KEY,
    };
  }
  const embedded = await startBackend({
    projectDir,
    dataDir: config.DATA_DIR,
    databaseUrl: config.DATABASE_URL,
    siteUrl: config.SITE_URL,
    seed: config.SEED,
    s3: objectStorage(config),
    business: { name: config.BUSINESS_NAME, address: config.BUSINESS_ADDRESS },
    functionSettings: functionSettings(config),
    report: (message) => log(message),
    onLaunch,
  });
  const { url, publishableKey, secretKey } = embedded;
  return { url, publishableKey, secretKey, embedded };
}

/** The settings that functions know, by the same names. */
function functionSettings(config: Config): BackendOptions["functionSettings"] {
  const { SITE_URL, CONTACT_EMAIL, BUSINESS_NAME, BUSINESS_ADDRESS } = config;
  return { SITE_URL, CONTACT_EMAIL, BUSINESS_NAME, BUSINESS_ADDRESS };
}

/** Where the settings put images; undefined: in the data directory. */
function objectStorage(config: Config): BackendOptions["s3"] {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = config;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return undefined;
  return { endpoint, bucket, region, accessKeyId, secretAccessKey };
}

async function loadCode(server: Server): Promise<SiteCode> {
  if (process.env.NODE_ENV !== "development") {
    const { loadBuiltCode } = await import("./site-code.ts");
    return loadBuiltCode(projectDir);
  }
  const { loadDevelopmentCode } = await import("./dev.ts");
  return loadDevelopmentCode(server);
}
