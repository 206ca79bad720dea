import { mkdir } from "node:fs/promises";
import type { Database } from "./database.ts";

/** Opens the database the settings name: PostgreSQL where there is a URL, else PGlite in `dataDir`. */
export async function openDatabase(dataDir: string, databaseUrl?: string): Promise<Database> {
  if (databaseUrl) {
    const { openPostgres } = await import("./postgres.ts");
    return openPostgres(databaseUrl);
  }
  await mkdir(dataDir, { recursive: true });
  const { openPglite } = await import("./pglite.ts");
  return openPglite(dataDir);
}
