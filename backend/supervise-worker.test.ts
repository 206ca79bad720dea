import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Worker } from "node:worker_threads";
import { afterAll, beforeAll, expect, test } from "vitest";
import { boot } from "./boot.ts";
import { openDatabase } from "./database/open.ts";
import { type Backend, startBackend } from "./start.ts";

const projectDir = resolve(import.meta.dirname, "..");
const dataDir = mkdtempSync(join(tmpdir(), "supervised-"));
const workers: Worker[] = [];
const reports: string[] = [];
let backend: Backend;

const options = { projectDir, dataDir, siteUrl: "http://localhost:3000", seed: "none" as const };

beforeAll(async () => {
  const database = await openDatabase(dataDir);
  await boot(database, options);
  await database.runFile(`
    create function public.spin() returns int language plpgsql as $$
    begin loop end loop; end $$;`);
  await database.close();
  process.on("worker", (worker) => workers.push(worker));
  backend = await startBackend({ ...options, report: (message) => reports.push(message) });
});

afterAll(async () => {
  await backend.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The status of a read, 0 where the connection failed. */
async function read(path = "blog_tags?select=id"): Promise<number> {
  const request = fetch(`${backend.url}/rest/v1/${path}`, {
    headers: { apikey: backend.publishableKey },
    signal: AbortSignal.timeout(20_000),
  });
  return request.then(
    (response) => response.status,
    (error: Error) => (error.name === "TimeoutError" ? -1 : 0),
  );
}

async function untilItAnswers(): Promise<number> {
  const start = Date.now();
  while ((await read()) !== 200) await new Promise((resolve) => setTimeout(resolve, 50));
  return Date.now() - start;
}

test("a crashed worker is back at the same address, and no request hangs", async () => {
  expect(await read()).toBe(200);
  const underWay = Array.from({ length: 8 }, () => read());
  await workers.at(-1)?.terminate();
  for (const status of await Promise.all(underWay)) expect([0, 200]).toContain(status);
  await untilItAnswers();
  expect(backend.status()).toMatchObject({ isReady: true, restarts: 1 });
});

test("a query that never ends costs the worker its life, not the others their answer", async () => {
  const endless = read("rpc/spin");
  await new Promise((resolve) => setTimeout(resolve, 300));
  const others = Array.from({ length: 4 }, () => read());
  expect(await endless).toBe(0);
  expect(await Promise.all(others)).toEqual([0, 0, 0, 0]);
  await untilItAnswers();
  expect(reports.join()).toContain("The backend does not answer");
});

test("a second process on the same data directory is refused and harms nothing", async () => {
  await expect(startBackend({ ...options, report: () => undefined })).rejects.toThrow(
    `DATA_DIR: another process is using ${dataDir}`,
  );
  expect(await read()).toBe(200);
});
