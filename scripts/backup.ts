import { existsSync } from "node:fs";
import { cp, mkdir, rename, rm } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { backUp } from "../backend/backups/back-up.ts";
import { askHolder, lockDirectory } from "../backend/database/directory-lock.ts";
import { openDatabase } from "../backend/database/open.ts";
import { type Config, readConfig } from "../server/config.ts";

/** `npm run backup [-- FOLDER]`: a backup now, whether the site runs or not, and a copy of it in FOLDER. */
try {
  const config = readConfig(process.env, resolve(import.meta.dirname, ".."));
  if (config.SUPABASE_URL) {
    throw new Error(
      "The database is a hosted one: its backups are taken there; see npm run export",
    );
  }
  const path = (await askRunningSite(config)) ?? (await backUpHere(config));
  console.log(`The backup is ${path}`);
  const [folder] = process.argv.slice(2);
  if (folder) console.log(`A copy of it is ${await copyTo(path, folder)}`);
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** PGlite is open in one process at a time, so a site that runs is asked. */
async function askRunningSite({ DATA_DIR, DATABASE_URL }: Config): Promise<string | undefined> {
  const answer = DATABASE_URL ? undefined : await askHolder(DATA_DIR, "back up");
  if (!answer) return undefined;
  const { path, error } = JSON.parse(answer);
  if (!path) throw new Error(error);
  return path;
}

async function backUpHere({ DATA_DIR, DATABASE_URL }: Config): Promise<string> {
  if (!DATABASE_URL && !existsSync(join(DATA_DIR, "pglite"))) {
    throw new Error(`There is nothing to back up in ${DATA_DIR}`);
  }
  const unlock = DATABASE_URL ? undefined : await lockDirectory(DATA_DIR);
  const database = await openDatabase(DATA_DIR, DATABASE_URL);
  try {
    return await backUp(database, DATA_DIR);
  } finally {
    await database.close();
    await unlock?.();
  }
}

/** Whole or not at all, as far as that disk goes. */
async function copyTo(path: string, folder: string): Promise<string> {
  const target = join(folder, basename(path));
  await mkdir(folder, { recursive: true });
  await rm(`${target}.part`, { recursive: true, force: true });
  await cp(path, `${target}.part`, { recursive: true });
  await rename(`${target}.part`, target);
  return target;
}
