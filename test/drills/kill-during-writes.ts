import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import type { WorkerStatus } from "../../backend/supervise-worker.ts";
import type { Database } from "../../supabase/database.types.ts";
import type { PostgresServer } from "../postgres.ts";

type Options = {
  rounds: number;
  /** PostgreSQL instead of PGlite; it is killed too, every second round. */
  postgres?: PostgresServer;
};

export type KillReport = { rounds: number; acknowledged: number; lost: number; syncs: number };

const writers = 8;

/** Kills the backend with -9 in the middle of writes and counts acknowledged rows that are gone. */
export async function killDuringWrites({ rounds, postgres }: Options): Promise<KillReport> {
  const dataDir = mkdtempSync(join(tmpdir(), "kill-drill-"));
  const databaseUrl = await postgres?.createDatabase(`kill_drill_${process.pid}`);
  const acknowledged: string[] = [];
  let syncs = 0;
  for (let round = 0; round < rounds; round += 1) {
    const { child, client } = await startProcess(dataDir, databaseUrl);
    const writing = Array.from({ length: writers }, (_, writer) =>
      write(client, `${round}-${writer}`, acknowledged),
    );
    await new Promise((resolve) => setTimeout(resolve, 300 + Math.random() * 900));
    syncs += await countSyncs(child);
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    if (postgres && round % 2 === 1) await postgres.kill();
    await ended;
    await Promise.all(writing);
    if (postgres && round % 2 === 1) await postgres.start();
  }
  const { child, client } = await startProcess(dataDir, databaseUrl);
  const kept = await readSlugs(client);
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
  rmSync(dataDir, { recursive: true, force: true });
  const lost = acknowledged.filter((slug) => !kept.has(slug)).length;
  return { rounds, acknowledged: acknowledged.length, lost, syncs };
}

type Client = ReturnType<typeof createClient<Database>>;

/** Starts the backend as a process that can be killed. */
export async function startProcess(dataDir: string, databaseUrl: string | undefined) {
  const child = fork(new URL("./backend-process.ts", import.meta.url), {
    env: { ...process.env, DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  const [ready] = (await Promise.race([
    once(child, "message"),
    once(child, "exit").then(() => Promise.reject(new Error("The backend did not start again"))),
  ])) as [{ url: string; secretKey: string }];
  const client = createClient<Database>(ready.url, ready.secretKey, {
    auth: { persistSession: false },
    db: { retry: false },
  });
  return { child, client };
}

/** Writes rows one after the other until the first that is not acknowledged. */
async function write(client: Client, prefix: string, acknowledged: string[]): Promise<void> {
  for (let row = 0; ; row += 1) {
    const slug = `${prefix}-${row}`;
    const { error } = await client.from("blog_tags").insert({ name: slug, slug });
    if (error) return;
    acknowledged.push(slug);
  }
}

async function countSyncs(child: ChildProcess): Promise<number> {
  child.send("status");
  const [status] = (await once(child, "message")) as [WorkerStatus];
  return status.syncs;
}

async function readSlugs(client: Client): Promise<Set<string>> {
  const slugs = new Set<string>();
  for (;;) {
    const { data, error } = await client
      .from("blog_tags")
      .select("slug")
      .order("slug")
      .range(slugs.size, slugs.size + 999);
    if (error) throw new Error(error.message);
    for (const { slug } of data) slugs.add(slug);
    if (data.length === 0) return slugs;
  }
}
