import { readFile } from "node:fs/promises";
import type { Database } from "./database.ts";

/**
 * Fills a new database with the demo content. Remembers it, so that deleted demo posts stay deleted.
 *
 * @param beforeRows puts the files in place that the rows speak of; may run again after a crash
 */
export async function seed(
  database: Database,
  path: string,
  beforeRows: () => Promise<void>,
): Promise<void> {
  await database.runFile(`
    create table if not exists supabase_migrations.seed_files (path text primary key, hash text);`);
  const [done] = await database.query(
    "select path from supabase_migrations.seed_files where path = 'supabase/seed/demo.sql'",
  );
  if (done) return;
  await beforeRows();
  const statements = await readFile(path, "utf8");
  await database.runFile(`${statements}
    ;insert into supabase_migrations.seed_files (path, hash)
     values ('supabase/seed/demo.sql', 'applied');`);
}
