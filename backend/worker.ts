import { join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { serve } from "@hono/node-server";
import { createAuth } from "./auth/auth.ts";
import { loadMail } from "./auth/mail.ts";
import { backUp } from "./backups/back-up.ts";
import { scheduleBackups } from "./backups/schedule.ts";
import { boot } from "./boot.ts";
import { countSyncs } from "./database/durable-files.ts";
import { openDatabase } from "./database/open.ts";
import { createFunctions } from "./functions.ts";
import { createGate } from "./gate/gate.ts";
import { scheduleCleanUp } from "./storage/clean-up.ts";
import { createStorage } from "./storage/storage.ts";
import type { FromWorker, ToWorker, WorkerOptions } from "./worker-messages.ts";

const options = workerData as WorkerOptions;

// Libraries in here print queries with their parameters: only the first line goes to the log.
console.error = (...parts: unknown[]) => report(parts[0]);
console.warn = console.error;
console.log = () => undefined;

start().catch((error: unknown) => {
  send({ type: "failed", message: describe(error) });
  setImmediate(() => process.exit(1));
});

async function start(): Promise<void> {
  const database = await openDatabase(options.dataDir, options.databaseUrl);
  const { app, keys, config, folders } = await boot(database, options);
  if (options.databaseUrl && !options.s3) {
    report(
      "Images are kept on this disk: several processes of one database need S3 or a shared folder",
    );
  }
  let url = "";
  const { projectDir, siteUrl } = options;
  const auth = createAuth({
    database,
    keys,
    config: config.auth,
    siteUrl,
    mail: loadMail(projectDir, siteUrl, options.business),
    report,
    limits: options.authLimits,
  });
  const gate = createGate({
    app,
    siteSecret: options.siteSecret,
    keys,
    auth,
    storage: createStorage({
      ...folders,
      database,
      keys,
      report,
      limits: options.restLimits,
      uploadLimits: options.uploadLimits,
    }),
    functions: createFunctions({
      directory: join(projectDir, "supabase", "functions"),
      config: config.functions,
      keys,
      settings: options.functionSettings,
      url: () => url,
      report,
      limits: options.restLimits,
    }),
    report,
    limits: options.restLimits,
  });
  const server = serve({ fetch: gate, hostname: "127.0.0.1", port: options.port }, ({ port }) => {
    url = `http://127.0.0.1:${port}`;
    const { publishableKey, secretKey } = keys;
    send({ type: "ready", port, publishableKey, secretKey });
  });
  const takeBackup = () => whileBusy(() => backUp(database, options.dataDir));
  const endBackups = scheduleBackups(options.dataDir, takeBackup, report);
  const endCleanUp = scheduleCleanUp(database, folders, report);

  parentPort?.on("message", async (message: ToWorker) => {
    if (message.type === "ping") send({ type: "pong", syncs: countSyncs() });
    if (message.type === "backUp") {
      takeBackup().then(
        (path) => send({ type: "backedUp", path }),
        (error) => send({ type: "backedUp", error: describe(error) }),
      );
    }
    if (message.type === "stop") {
      endBackups();
      endCleanUp();
      await new Promise((closed) => server.close(closed));
      await database.close();
      process.exit(0);
    }
  });
}

async function whileBusy<T>(work: () => Promise<T>): Promise<T> {
  send({ type: "busy", busy: true });
  try {
    return await work();
  } finally {
    send({ type: "busy", busy: false });
  }
}

function send(message: FromWorker): void {
  parentPort?.postMessage(message);
}

function report(error: unknown): void {
  send({ type: "log", message: describe(error) });
}

function describe(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.split("\n", 1)[0] ?? "";
}
