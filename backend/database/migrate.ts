import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "./database.ts";

/** Where the Supabase CLI keeps its history too, so both agree on what has been applied. */
const history = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (
    version text primary key, statements text[], name text
  );`;

type Migration = { version: string; name: string; path: string };

/**
 * Applies the migrations of `supabase/migrations` that the database lacks, in order, each in a
 * transaction of its own.
 *
 * @param beforeChange runs once before the first one, unless the database is new
 * @returns how many were applied, and whether the database was new
 * @throws when a migration fails (it is rolled back), or the database is newer than this code
 */
export async function migrate(
  database: Database,
  directory: string,
  beforeChange: () => Promise<void>,
): Promise<{ applied: number; isNew: boolean }> {
  await database.runFile(history);
  const rows = await database.query<{ version: string }>(
    "select version from supabase_migrations.schema_migrations",
  );
  const done = new Set(rows.map((row) => row.version));
  const known = await listMigrations(directory);
  const unknown = [...done].filter((version) => !known.some((file) => file.version === version));
  if (unknown.length > 0) {
    throw new Error(
      `The database is newer than this code (it has migration ${unknown.join(", ")}); run the newer code`,
    );
  }
  const pending = known.filter((file) => !done.has(file.version));
  const isNew = done.size === 0;
  if (pending.length > 0 && !isNew) await beforeChange();
  for (const migration of pending) await apply(database, migration);
  return { applied: pending.length, isNew };
}

async function listMigrations(directory: string): Promise<Migration[]> {
  const files = (await readdir(directory)).filter((name) => name.endsWith(".sql")).sort();
  return files.map((file) => {
    const [version = "", ...words] = file.replace(/\.sql$/, "").split("_");
    return { version, name: words.join("_"), path: join(directory, file) };
  });
}

async function apply(database: Database, { version, name, path }: Migration): Promise<void> {
  const statements = await readFile(path, "utf8");
  try {
    await database.runFile(`${statements}
      ;insert into supabase_migrations.schema_migrations (version, name)
       values ('${version}', '${name}');`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`Migration ${version}_${name} failed: ${reason}`, { cause: error });
  }
}
