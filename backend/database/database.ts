import type { Connection } from "@supabase/lite";

/** Runs one statement with parameters and returns its rows. */
export type Query = <Row extends object>(text: string, parameters?: unknown[]) => Promise<Row[]>;

/** One open Postgres database, whichever engine it runs on. */
export type Database = {
  engine: "pglite" | "postgres";
  /** What `@supabase/lite` serves from. */
  connection: Connection;
  /** As the owner, outside any request's role. */
  query: Query;
  /** Runs `work` in one transaction, which only `query` belongs to. */
  transaction<T>(work: (query: Query) => Promise<T>): Promise<T>;
  /** Runs a file of statements in one transaction: all of it or nothing. */
  runFile(text: string): Promise<void>;
  /** Runs `work` while no other process on the same database does the same. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** Writes a restorable copy of everything to `path`. */
  backUp(path: string): Promise<void>;
  backupExtension: string;
  close(): Promise<void>;
};

/** Postgres writes `2026-11-20 09:29:21.874+00`; JavaScript and PostgREST's clients expect ISO 8601. */
export function toIsoTimestamp(value: string): string {
  return value.replace(" ", "T").replace(/([+-]\d\d)$/, "$1:00");
}
