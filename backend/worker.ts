import { join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { serve } from "@hono/node-server";
import { boot } from "./boot.ts";
import { scheduleBackups } from "./database/backups.ts";
import { countSyncs } from "./database/durable-files.ts";
import { openDatabase } from "./database/open.ts";
import { createGate } from "./gate/gate.ts";
import { createPublicObjects } from "./storage/public-objects.ts";
import type { FromWorker, ToWorker, WorkerOptions } from "./worker-messages.ts";

const options = workerData as WorkerOptions;
const backups = join(options.dataDir, "backups");

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
  const { app, keys } = await boot(database, options);
  const gate = createGate({
    app,
    siteSecret: options.siteSecret,
    jwtSecret: keys.jwtSecret,
    readPublicObject: createPublicObjects(join(options.dataDir, "storage")),
    report,
    limits: options.restLimits,
  });
  const server = serve({ fetch: gate, hostname: "127.0.0.1", port: options.port }, ({ port }) => {
    const { publishableKey, secretKey } = keys;
    send({ type: "ready", port, publishableKey, secretKey });
  });
  const endSchedule = scheduleBackups(database, backups, report, whileBusy);

  parentPort?.on("message", async (message: ToWorker) => {
    if (message.type === "ping") send({ type: "pong", syncs: countSyncs() });
    if (message.type === "stop") {
      endSchedule();
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
