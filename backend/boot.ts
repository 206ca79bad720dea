import { copyFile, mkdir, readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { backUp } from "./database/backups.ts";
import type { Database } from "./database/database.ts";
import { migrate } from "./database/migrate.ts";
import { createApiRoles } from "./database/roles.ts";
import { seed } from "./database/seed.ts";
import { type Keys, loadKeys } from "./keys.ts";
import { readProjectConfig } from "./project-config.ts";
import { createSupabaseApp, type SupabaseApp } from "./supabase-app.ts";

const storageSchema = new URL("./storage/schema.sql", import.meta.url);

export type BootOptions = {
  /** The folder that holds `supabase/`. */
  projectDir: string;
  dataDir: string;
  siteUrl: string;
  /** "demo" fills a new database with the demo posts. */
  seed: "demo" | "none";
};

/**
 * Brings an open database to the state this code needs and returns what serves it. One process of a
 * shared database does this at a time.
 */
export async function boot(
  database: Database,
  options: BootOptions,
): Promise<{ app: SupabaseApp; keys: Keys }> {
  const config = await readProjectConfig(options.projectDir);
  return database.alone(async () => {
    await createApiRoles(database);
    const keys = await loadKeys(database, options.dataDir);
    const app = await createSupabaseApp(
      database.connection,
      config,
      keys,
      options.siteUrl,
      async () => {
        await database.runFile(await readFile(storageSchema, "utf8"));
        const { isNew } = await migrate(
          database,
          join(options.projectDir, "supabase", "migrations"),
          async () => {
            await backUp(database, join(options.dataDir, "backups"));
          },
        );
        if (options.seed === "demo") await seedDemo(database, options, isNew);
      },
    );
    return { app, keys };
  });
}

async function seedDemo(database: Database, options: BootOptions, isNew: boolean): Promise<void> {
  const folder = join(options.projectDir, "supabase", "seed");
  const [post] = await database.query("select id from public.blog_posts limit 1");
  if (post && !isNew) return;
  await seed(database, join(folder, "demo.sql"), async () => {
    await storeImages(database, join(folder, "images"), join(options.dataDir, "storage"));
  });
}

async function storeImages(database: Database, source: string, storage: string): Promise<void> {
  const bucket = join(storage, "blog_images");
  await mkdir(bucket, { recursive: true });
  for (const name of await readdir(source)) {
    if (!name.endsWith(".webp")) continue;
    await copyFile(join(source, name), join(bucket, name));
    const { size } = await stat(join(bucket, name));
    await database.query(
      `insert into storage.objects (bucket_id, name, metadata)
       values ('blog_images', $1, jsonb_build_object('mimetype', 'image/webp', 'size', $2::int))
       on conflict do nothing`,
      [name, size],
    );
  }
}
