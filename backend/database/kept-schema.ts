import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { Database } from "./database.ts";

/**
 * Changes with every change of a table, column, view, constraint, function or type that is ours. Not
 * with grants: each start renews them.
 */
const catalogs = `
  with ours as (
    select oid from pg_namespace
    where nspname not in ('pg_catalog', 'information_schema', 'pg_toast') and nspname !~ '^pg_temp'
  )
  select md5(string_agg(line, ',' order by line)) as state from (
    select 'r' || oid || relname || relkind::text || relrowsecurity as line from pg_class
    where relnamespace in (select oid from ours)
    union all
    select 'v' || ev_class || ':' || w.xmin from pg_rewrite as w
    join pg_class as c on c.oid = ev_class where relnamespace in (select oid from ours)
    union all
    select 'a' || attrelid || ':' || attnum || ':' || a.xmin from pg_attribute as a
    join pg_class as c on c.oid = attrelid where relnamespace in (select oid from ours)
    union all
    select 'c' || oid || ':' || xmin from pg_constraint where connamespace in (select oid from ours)
    union all
    select 'p' || oid || proname || pg_get_function_arguments(oid) || prorettype || provolatile::text
    from pg_proc where pronamespace in (select oid from ours)
    union all
    select 't' || oid || ':' || xmin from pg_type where typnamespace in (select oid from ours)
    union all
    select 'e' || oid || ':' || xmin from pg_enum
    union all
    select 'd' || objoid || ':' || objsubid || ':' || xmin from pg_description
    where objoid >= 16384
  ) as lines`;

/**
 * Lets `@supabase/lite` start with the schema as it read it last time, which takes a fifth of a start,
 * as long as the database's catalogs and the library are the same. A file that is missing, damaged or
 * of another state is read past.
 *
 * @param path the file that keeps it
 * @returns keeps the schema that has been read meanwhile, for the next start
 */
export async function startWithKeptSchema(
  { connection, query }: Database,
  path: string,
): Promise<() => Promise<void>> {
  const [row] = await query<{ state: string }>(catalogs);
  const state = `${await hashLibrary()} ${row?.state}\n`;
  const text = await readFile(path, "utf8").catch(() => "");
  const kept = text.startsWith(state) && isJson(text.slice(state.length));
  if (kept) {
    connection.config.schemaCache = {
      get: async () => text.slice(state.length),
      set: async () => undefined,
      delete: async () => undefined,
    };
  }
  return async () => {
    connection.config.schemaCache = undefined;
    if (kept) return;
    const schema = JSON.stringify(await connection.introspect({ useCache: true }));
    // Without the file the next start is slower, and nothing else.
    await replaceFile(path, state + schema).catch(() => undefined);
  };
}

async function replaceFile(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.part`, text);
  await rename(`${path}.part`, path);
}

/** Another version may read the schema in another way. */
async function hashLibrary(): Promise<string> {
  const manifest = new URL("../package.json", import.meta.resolve("@supabase/lite"));
  return createHash("sha256")
    .update(await readFile(manifest))
    .digest("hex");
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
