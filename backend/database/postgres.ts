import { execFile } from "node:child_process";
import { rename } from "node:fs/promises";
import { promisify } from "node:util";
import { createPostgresConnection } from "@supabase/lite/postgres";
import postgres from "postgres";
import { type Database, type Query, toIsoTimestamp } from "./database.ts";

const run = promisify(execFile);
const bootLock = 7_233_102; // any number, the same in every process of this site

/** Opens the PostgreSQL (15 or newer) database at `url`, of the form postgres://user:password@host/db. */
export async function openPostgres(url: string): Promise<Database> {
  const owner = postgres(url, { max: 5, onnotice: ignore, connect_timeout: 10 });
  const [server] = await owner<{ version: number }[]>`
    select current_setting('server_version_num')::int as version`;
  if (!server || server.version < 150_000) {
    await owner.end();
    throw new Error("DATABASE_URL: PostgreSQL 15 or newer is needed");
  }
  const connection = createPostgresConnection({
    url,
    postgresOptions: {
      max: 10,
      connect_timeout: 10,
      onnotice: ignore,
      connection: { statement_timeout: 5_000, idle_in_transaction_session_timeout: 15_000 },
      types: {
        // lite's own jsonb type encodes objects twice; the driver's default serializer does it once.
        jsonb: { to: 3802, from: [3802], serialize: toJson, parse: JSON.parse },
        timestamptz: { to: 1184, from: [1184], serialize: toText, parse: toIsoTimestamp },
      },
    },
  });

  return {
    engine: "postgres",
    connection,
    query: queryOf(owner),
    async transaction<T>(work: (query: Query) => Promise<T>) {
      return (await owner.begin((inside) => work(queryOf(inside)))) as T;
    },
    runFile: async (text) => {
      await owner.begin((transaction) => transaction.unsafe(text).simple());
    },
    async alone(work) {
      const session = await owner.reserve();
      try {
        await session`select pg_advisory_lock(${bootLock})`;
        return await work();
      } finally {
        await session`select pg_advisory_unlock(${bootLock})`.catch(ignore);
        session.release();
      }
    },
    backupExtension: "dump",
    async backUp(path) {
      await run("pg_dump", ["--format=custom", `--file=${path}.part`, url]);
      await rename(`${path}.part`, path);
    },
    async close() {
      await connection.close();
      await owner.end({ timeout: 5 });
    },
  };
}

function queryOf(sql: postgres.ISql): Query {
  return async <Row extends object>(text: string, parameters: unknown[] = []) => [
    ...(await sql.unsafe<Row[]>(text, parameters as never[])),
  ];
}

function toJson(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

function toText(value: unknown): string {
  return value instanceof Date ? value.toISOString() : String(value);
}

function ignore(): void {}
