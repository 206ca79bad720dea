import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { backUp } from "./backups/back-up.ts";
import type { Database } from "./database/database.ts";
import { migrate } from "./database/migrate.ts";
import { createApiRoles } from "./database/roles.ts";
import { seed } from "./database/seed.ts";
import { type Keys, loadKeys } from "./keys.ts";
import { type ProjectConfig, readProjectConfig } from "./project-config.ts";
import { hour, removeUnfinished } from "./storage/clean-up.ts";
import { openFiles, type StorageFolders } from "./storage/open-files.ts";
import type { S3Settings } from "./storage/s3-files.ts";
import { seedImages } from "./storage/seed-images.ts";
import { createSupabaseApp, type SupabaseApp } from "./supabase-app.ts";

const storageSchema = new URL("./storage/schema.sql", import.meta.url);

export type BootOptions = {
  /** The folder that holds `supabase/`. */
  projectDir: string;
  dataDir: string;
  siteUrl: string;
  /** "demo" fills a new database with the demo posts. */
  seed: "demo" | "none";
  /** Where files are kept, instead of the data directory. */
  s3?: S3Settings;
};

/**
 * Brings an open database to the state this code needs and returns what serves it. One process of a
 * shared database does this at a time.
 */
export async function boot(
  database: Database,
  options: BootOptions,
): Promise<{ app: SupabaseApp; keys: Keys; config: ProjectConfig; folders: StorageFolders }> {
  const config = await readProjectConfig(options.projectDir);
  const folders = await openFiles(options.dataDir, options.s3);
  // Others may be receiving files in a folder that several processes of one database share.
  await removeUnfinished(folders, database.engine === "pglite" ? 0 : hour);
  return database.alone(async () => {
    await createApiRoles(database);
    const keys = await loadKeys(database, options.dataDir);
    const app = await createSupabaseApp(database, config, keys, options, async () => {
      await database.runFile(await readFile(storageSchema, "utf8"));
      const { applied, isNew } = await migrate(
        database,
        join(options.projectDir, "supabase", "migrations"),
        async () => {
          await backUp(database, options.dataDir);
        },
      );
      if (options.seed === "demo") await seedDemo(database, options, folders, isNew);
      // With statistics of the catalogs, reading the schema at each start takes a third of the time.
      if (applied > 0) await database.runFile("analyze");
    });
    return { app, keys, config, folders };
  });
}

async function seedDemo(
  database: Database,
  options: BootOptions,
  { files }: StorageFolders,
  isNew: boolean,
): Promise<void> {
  const folder = join(options.projectDir, "supabase", "seed");
  const [post] = await database.query("select id from public.blog_posts limit 1");
  if (post && !isNew) return;
  await seed(database, join(folder, "demo.sql"), () =>
    seedImages(database, files, join(folder, "images")),
  );
}
