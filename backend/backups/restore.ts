import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { copyFile, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { PGlite } from "@electric-sql/pglite";
import { z } from "zod";
import type { Database } from "../database/database.ts";
import { lockDirectory } from "../database/directory-lock.ts";
import { openPostgres } from "../database/postgres.ts";
import { createApiRoles } from "../database/roles.ts";
import { backUp, manifestName, shareFiles } from "./back-up.ts";

const run = promisify(execFile);

const manifestSchema = z.object({
  madeAt: z.iso.datetime(),
  engine: z.enum(["pglite", "postgres"]),
  migration: z.string(),
  files: z.int(),
});

export type RestoreOptions = {
  /** The backup's folder. */
  backup: string;
  dataDir: string;
  databaseUrl?: string;
  /** Whether a site that is there already may be put aside. */
  replace: boolean;
};

/** The schemas that are the site's own; others of the same database are left alone. */
const ownSchemas = [
  "auth",
  "backend",
  "private",
  "public",
  "storage",
  "supabase_migrations",
] as const;

/**
 * Brings database, files and keys back from a backup. What was there is put aside, never deleted.
 *
 * @returns where the replaced site is now; undefined where there was none
 * @throws when the folder is no whole backup of this kind of database, or a site is there and may not
 *   be replaced; nothing is changed then
 */
export async function restore(options: RestoreOptions): Promise<string | undefined> {
  const manifest = await readManifest(options.backup);
  const engine = options.databaseUrl ? "postgres" : "pglite";
  if (manifest.engine !== engine) {
    const [of, into] = [nameOf(manifest.engine), nameOf(engine)];
    throw new Error(`This is a backup of ${of}, the settings name ${into}: use export and import`);
  }
  await mkdir(options.dataDir, { recursive: true, mode: 0o700 });
  const unlock = await lockDirectory(options.dataDir);
  try {
    return options.databaseUrl
      ? await restorePostgres(options, options.databaseUrl)
      : await restorePglite(options);
  } finally {
    await unlock();
  }
}

async function readManifest(backup: string) {
  const text = await readFile(join(backup, manifestName), "utf8").catch(() => "");
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch {
    throw new Error(`${backup} is no backup, or one that was not finished`);
  }
}

async function restorePglite({ backup, dataDir, replace }: RestoreOptions) {
  const isThere = existsSync(join(dataDir, "pglite"));
  if (isThere && !replace) throw refusal(dataDir);
  const made = join(dataDir, "restored.part");
  await rm(made, { recursive: true, force: true });
  await mkdir(made, { mode: 0o700 });
  const dump = new Blob([await readFile(join(backup, "database.tar.gz"))]);
  const database = await PGlite.create({ dataDir: join(made, "pglite"), loadDataDir: dump });
  await database.query("select version from supabase_migrations.schema_migrations");
  await database.close();
  await restoreFiles(backup, made);
  const aside = isThere ? await putAside(dataDir, ["pglite", "storage", "keys.json"]) : undefined;
  // The database last: without it there is no site yet.
  for (const name of ["keys.json", "storage", "pglite"]) {
    if (existsSync(join(made, name))) await rename(join(made, name), join(dataDir, name));
  }
  await rm(made, { recursive: true });
  return aside;
}

async function restorePostgres({ backup, dataDir, replace }: RestoreOptions, url: string) {
  const database = await openPostgres(url);
  try {
    const [site] = await database.query("select 1 where to_regclass('public.blog_posts') <> 0");
    if (site && !replace) throw refusal("The database");
    const aside = site ? await backUp(database, dataDir) : undefined;
    await createApiRoles(database);
    await restoreDump(join(backup, "database.dump"), url, dataDir);
    // Several processes may serve these files; those of a backup are added to them.
    await restoreFiles(backup, dataDir);
    return aside;
  } finally {
    await database.close();
  }
}

/** All of it or nothing: the old schemas go in the transaction that brings the new ones. */
async function restoreDump(dump: string, url: string, dataDir: string): Promise<void> {
  const [script, list] = [join(dataDir, "restore.sql.part"), join(dataDir, "restore.list.part")];
  const drop = ownSchemas.map((name) => `drop schema if exists ${name} cascade`).join("; ");
  try {
    const { stdout } = await run("pg_restore", ["--list", dump]);
    await writeFile(list, stdout.replaceAll(/^.* SCHEMA - (?:extensions|public) .*$/gm, ""));
    await run("pg_restore", ["--no-owner", `--use-list=${list}`, `--file=${script}`, dump]);
    await run("psql", [
      "--quiet",
      "--no-psqlrc",
      "--single-transaction",
      "--set=ON_ERROR_STOP=1",
      "--output=/dev/null",
      `--command=set client_min_messages = error; ${drop}; create schema public`,
      `--file=${script}`,
      url,
    ]);
  } finally {
    await rm(script, { force: true });
    await rm(list, { force: true });
  }
}

async function restoreFiles(backup: string, dataDir: string): Promise<void> {
  await mkdir(join(dataDir, "storage", "incoming"), { recursive: true, mode: 0o700 });
  await shareFiles(join(backup, "files"), join(dataDir, "storage"));
  const keys = join(backup, "keys.json");
  if (existsSync(keys)) await copyFile(keys, join(dataDir, "keys.json"));
}

async function putAside(dataDir: string, names: string[]): Promise<string> {
  const aside = join(dataDir, `replaced-${new Date().toISOString().replaceAll(/[:.]/g, "-")}`);
  await mkdir(aside, { mode: 0o700 });
  for (const name of names) {
    if (existsSync(join(dataDir, name))) await rename(join(dataDir, name), join(aside, name));
  }
  return aside;
}

function refusal(place: string): Error {
  return new Error(`${place} holds a site already; with --replace it is put aside first`);
}

function nameOf(engine: Database["engine"]): string {
  return engine === "pglite" ? "PGlite" : "PostgreSQL";
}
