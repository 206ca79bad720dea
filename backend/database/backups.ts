import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "./database.ts";

const kept = 7;
const day = 24 * 60 * 60 * 1000;
const hour = 60 * 60 * 1000;
const minute = 60 * 1000;

/** Takes a backup into `directory`, keeps the newest seven, and returns the new file's path. */
export async function backUp(database: Database, directory: string): Promise<string> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const stamp = new Date()
    .toISOString()
    .replaceAll(":", "-")
    .replace(/\.\d+Z$/, "Z");
  const path = join(directory, `${stamp}.${database.backupExtension}`);
  await database.backUp(path);
  const all = await listBackups(directory);
  await Promise.all(all.slice(0, -kept).map((name) => rm(join(directory, name))));
  return path;
}

/**
 * Takes a backup whenever the newest is older than a day: looks a minute after the start, then hourly.
 *
 * @returns a function that ends the schedule
 */
export function scheduleBackups(
  database: Database,
  directory: string,
  report: (error: unknown) => void,
  whileBusy: <T>(work: () => Promise<T>) => Promise<T>,
): () => void {
  const look = async () => {
    if (Date.now() - (await newestBackup(directory)) < day) return;
    await whileBusy(() => backUp(database, directory));
  };
  const first = setTimeout(() => look().catch(report), minute);
  const timer = setInterval(() => look().catch(report), hour);
  return () => {
    clearTimeout(first);
    clearInterval(timer);
  };
}

/** When the newest backup was taken, in milliseconds since 1970; 0 where there is none. */
async function newestBackup(directory: string): Promise<number> {
  const newest = (await listBackups(directory)).at(-1);
  if (!newest) return 0;
  const [date = "", time = ""] = newest.split("T");
  return Date.parse(`${date}T${time.slice(0, 8).replaceAll("-", ":")}Z`) || 0;
}

async function listBackups(directory: string): Promise<string[]> {
  const names = await readdir(directory).catch(() => []);
  return names.filter((name) => /^\d{4}-.*Z\.(tar\.gz|dump)$/.test(name)).sort();
}
