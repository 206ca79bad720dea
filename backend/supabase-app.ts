import { join } from "node:path";
import { App } from "@supabase/lite";
import type { Database } from "./database/database.ts";
import { startWithKeptSchema } from "./database/kept-schema.ts";
import type { Keys } from "./keys.ts";
import type { ProjectConfig } from "./project-config.ts";

export type SupabaseApp = {
  fetch(request: Request): Promise<Response>;
};

/**
 * `@supabase/lite` over an open connection: first its system schemas, then (`finishSchema`) ours,
 * then one request, because the first one creates grants and must not race with another.
 */
export async function createSupabaseApp(
  database: Database,
  config: ProjectConfig,
  keys: Keys,
  { siteUrl, dataDir }: { siteUrl: string; dataDir: string },
  finishSchema: () => Promise<void>,
): Promise<SupabaseApp> {
  const { connection } = database;
  const app = construct();
  await app.init();
  await app.ensureSystemSchema();
  await finishSchema();
  await connection.clearSchemaCache();
  const keepSchema = await startWithKeptSchema(database, join(dataDir, "cache", "schema.json"));
  const { error } = await app.getClient().from("blog_posts").select("id").limit(1);
  if (error) throw new Error(`The backend can't read its own tables: ${error.message}`);
  await keepSchema();
  return app;

  function construct() {
    try {
      return new App({
        api: config.api,
        auth: {
          ...config.auth,
          site_url: siteUrl,
          jwt_secret: keys.jwtSecret,
          publishable_key: keys.publishableKey,
          secret_key: keys.secretKey,
        },
        connection,
        options: { server: { admin: false, disableStudio: true } },
      } as ConstructorParameters<typeof App>[0]);
    } catch {
      // Its own message prints the secrets it was given.
      throw new Error("supabase/config.toml has a value the embedded backend does not accept");
    }
  }
}
