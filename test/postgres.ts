import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";

const debianFolder = "/usr/lib/postgresql";

/** A PostgreSQL cluster of its own, on loopback, in a folder of its own. */
export type PostgresServer = {
  port: number;
  /** URL of a database, by default the superuser's. */
  url(database: string, user?: string): string;
  createDatabase(name: string): Promise<string>;
  /** kill -9 of the whole server, as a power cut would leave it. */
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
};

/** The folder of Debian's newest PostgreSQL programs, or undefined where there are none. */
export function findPostgresPrograms(): string | undefined {
  if (!existsSync(debianFolder)) return undefined;
  const versions = readdirSync(debianFolder).filter((name) => /^\d+$/.test(name));
  const newest = versions.sort((a, b) => Number(b) - Number(a))[0];
  return newest && join(debianFolder, newest, "bin");
}

/** Makes and starts a cluster. PostgreSQL refuses to run as root, so then it runs as `postgres`. */
export async function startPostgres(): Promise<PostgresServer> {
  const programs = findPostgresPrograms();
  if (!programs) throw new Error("No PostgreSQL here: apt-get install postgresql");
  const folder = mkdtempSync(join(tmpdir(), "postgres-"));
  const identity = process.getuid?.() === 0 ? userIds("postgres") : {};
  if (identity.uid !== undefined && identity.gid !== undefined) {
    chownSync(folder, identity.uid, identity.gid);
  }
  const data = join(folder, "data");
  const options = { ...identity, cwd: folder, stdio: "ignore" as const };
  execFileSync(
    join(programs, "initdb"),
    ["-D", data, "-U", "postgres", "--auth=trust", "--no-sync", "--encoding=UTF8", "--locale=C"],
    options,
  );
  const port = await freePort();
  const url = (database: string, user = "postgres") =>
    `postgres://${user}@127.0.0.1:${port}/${database}`;
  let server: ChildProcess | undefined;

  const start = async () => {
    server = spawn(
      join(programs, "postgres"),
      ["-D", data, "-p", `${port}`, "-k", folder, "-c", "listen_addresses=127.0.0.1"],
      options,
    );
    await untilItAnswers(url("postgres"));
  };
  const end = async (signal: NodeJS.Signals) => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server?.once("exit", resolve));
    server.kill(signal);
    await ended;
  };
  await start();

  return {
    port,
    url,
    async createDatabase(name) {
      const sql = postgres(url("postgres"), { max: 1, onnotice: () => undefined });
      await sql.unsafe(`create database "${name}"`);
      await sql.end();
      return url(name);
    },
    kill: () => end("SIGKILL"),
    start,
    async stop() {
      await end("SIGINT");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilItAnswers(url: string): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const sql = postgres(url, { max: 1, connect_timeout: 2, onnotice: () => undefined });
    try {
      await sql`select 1`;
      return;
    } catch (error) {
      if (attempt > 150) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    } finally {
      await sql.end({ timeout: 1 });
    }
  }
}

/** A port nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

function userIds(name: string): { uid?: number; gid?: number } {
  const id = (flag: string) => Number(execFileSync("id", [flag, name], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}
