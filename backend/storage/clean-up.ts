import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "../database/database.ts";
import type { StorageFolders } from "./open-files.ts";

const minute = 60 * 1000;
export const hour = 60 * minute;
const day = 24 * hour;
/** How long a picture is kept that no post shows any more: a draft may be waiting somewhere. */
const graceDays = 7;

/** Removes uploads that a crash cut off; younger than `age` milliseconds they may be under way. */
export async function removeUnfinished({ incoming }: StorageFolders, age: number): Promise<void> {
  for (const name of await readdir(incoming)) {
    const found = await stat(join(incoming, name)).catch(() => undefined);
    if (found && found.mtimeMs <= Date.now() - age) await rm(join(incoming, name), { force: true });
  }
}

/**
 * Removes files without a row, which a crash between the two leaves. One younger than `age`
 * milliseconds may belong to an upload under way.
 */
export async function removeOrphans(
  database: Database,
  { files }: StorageFolders,
  age: number,
): Promise<void> {
  if (!files.list) return;
  const old = (await files.list()).filter(({ modified }) => modified.getTime() <= Date.now() - age);
  const rows = await database.query<{ version: string }>(
    "select version from storage.objects where version is not null",
  );
  const used = new Set(rows.map(({ version }) => version));
  await files.remove(old.map(({ key }) => key).filter((key) => !used.has(key)));
}

/**
 * Removes blog images that no post has shown for `days`, with their files. `last_accessed_at` is when
 * an image was last seen in use. Names that a URL would spell differently are left alone.
 */
export async function removeUnusedImages(
  database: Database,
  { files }: StorageFolders,
  days: number,
): Promise<string[]> {
  const rows = await database.transaction(async (query) => {
    const isUsed = `exists (
      select 1 from public.blog_posts p
      where strpos(p.featured_image, o.name) > 0 or strpos(p.content, o.name) > 0)`;
    await query(
      `update storage.objects o set last_accessed_at = now()
       where bucket_id = 'blog_images' and ${isUsed}`,
    );
    return query<{ name: string; version: string | null }>(
      `delete from storage.objects o
       where bucket_id = 'blog_images' and name ~ '^[A-Za-z0-9._/-]+$'
         and last_accessed_at <= now() - make_interval(secs => $1) and not ${isUsed}
       returning name, version`,
      [days * 86_400],
    );
  });
  await files.remove(rows.flatMap(({ version }) => version ?? []));
  return rows.map(({ name }) => name);
}

/**
 * Cleans up shortly after the start and then daily.
 *
 * @returns a function that ends the schedule
 */
export function scheduleCleanUp(
  database: Database,
  folders: StorageFolders,
  report: (error: unknown) => void,
): () => void {
  const cleanUp = async () => {
    await removeUnusedImages(database, folders, graceDays);
    await removeUnfinished(folders, hour);
    await removeOrphans(database, folders, hour);
  };
  const first = setTimeout(() => cleanUp().catch(report), 2 * minute);
  const timer = setInterval(() => cleanUp().catch(report), day);
  return () => {
    clearTimeout(first);
    clearInterval(timer);
  };
}
