import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "../database/database.ts";
import type { FileStore } from "./file-store.ts";
import { describeFile } from "./object-metadata.ts";

/** Puts the demo posts' images (WebP files of `source`) into the bucket; those that are there stay. */
export async function seedImages(
  database: Database,
  files: FileStore,
  source: string,
): Promise<void> {
  for (const name of await readdir(source)) {
    if (!name.endsWith(".webp")) continue;
    const [there] = await database.query(
      "select id from storage.objects where bucket_id = 'blog_images' and name = $1",
      [name],
    );
    if (there) continue;
    const bytes = await readFile(join(source, name));
    const version = randomUUID();
    await files.put(version, bytes, "image/webp");
    await database.query(
      `insert into storage.objects (bucket_id, name, version, metadata)
       values ('blog_images', $1, $2, $3::text::jsonb)`,
      [name, version, JSON.stringify(describeFile(bytes, "image/webp", "max-age=3600"))],
    );
  }
}
