import { copyFile, link, mkdir, open, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "../database/database.ts";
import { keyPattern } from "../storage/file-store.ts";

/** What a backup says of itself. Written last: a folder without it was not finished. */
export type Manifest = {
  madeAt: string;
  engine: Database["engine"];
  /** Version of the last migration in it. */
  migration: string;
  files: number;
};

export const manifestName = "manifest.json";
const namePattern = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/;
const kept = 7;

/** Where backups are, and what belongs into them besides the database. */
export const folderOf = (dataDir: string) => join(dataDir, "backups");

/**
 * Takes a backup of database, stored files and keys into a folder of its own under `backups`, and
 * keeps the newest seven. Files never change, so on the same disk a backup shares them with the site
 * and costs no space. Files that are kept in S3 are not part of it.
 *
 * @returns the backup's folder
 */
export async function backUp(database: Database, dataDir: string): Promise<string> {
  const folder = folderOf(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const time = new Date();
  const path = join(folder, toName(time));
  const part = `${path}.part`;
  await removeUnfinished(folder);
  try {
    await fill(part, time, database, dataDir);
    await rename(part, path);
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    throw error;
  }
  await syncFolder(folder);
  const all = await listBackups(folder);
  for (const name of all.slice(0, -kept)) await rm(join(folder, name), { recursive: true });
  return path;
}

async function fill(part: string, time: Date, database: Database, dataDir: string): Promise<void> {
  await mkdir(join(part, "files"), { recursive: true, mode: 0o700 });
  // Once before and once after: a row in the dump has its file, whatever is removed or added meanwhile.
  await shareFiles(join(dataDir, "storage"), join(part, "files"));
  await database.backUp(join(part, `database.${database.backupExtension}`));
  await shareFiles(join(dataDir, "storage"), join(part, "files"));
  await copyFile(join(dataDir, "keys.json"), join(part, "keys.json")).catch(ignoreMissing);
  const files = (await readdir(join(part, "files"))).length;
  const migration = await lastMigration(database);
  const manifest: Manifest = {
    madeAt: time.toISOString(),
    engine: database.engine,
    migration,
    files,
  };
  await writeFile(join(part, manifestName), `${JSON.stringify(manifest, null, 2)}\n`, {
    flush: true,
  });
}

/** The names of all finished backups, the oldest first. */
export async function listBackups(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => namePattern.test(name)).sort();
}

/** Puts every stored file of one folder into another, as a second name of it where the disk allows. */
export async function shareFiles(from: string, to: string): Promise<void> {
  const names = (await readdir(from).catch(() => [])).filter((name) => keyPattern.test(name));
  for (const name of names) {
    const [source, target] = [join(from, name), join(to, name)];
    await link(source, target).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code === "EEXIST" || error.code === "ENOENT") return;
      await copyFile(source, target).catch(ignoreMissing);
    });
  }
}

/** A younger one may be another process's, at work in the same folder. */
async function removeUnfinished(folder: string): Promise<void> {
  const dayAgo = toName(new Date(Date.now() - 24 * 60 * 60 * 1000));
  for (const name of await readdir(folder)) {
    const backup = name.replace(/\.part$/, "");
    if (backup === name || !namePattern.test(backup) || backup > dayAgo) continue;
    await rm(join(folder, name), { recursive: true });
  }
}

/** Names sort as their times do. */
function toName(time: Date): string {
  return time.toISOString().replaceAll(/[:.]/g, "-");
}

async function lastMigration(database: Database): Promise<string> {
  const [row] = await database.query<{ version: string }>(
    "select max(version) as version from supabase_migrations.schema_migrations",
  );
  return row?.version ?? "";
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  await folder.sync().finally(() => folder.close());
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== "ENOENT") throw error;
}
