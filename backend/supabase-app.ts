import { App, type Connection } from "@supabase/lite";
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
  connection: Connection,
  config: ProjectConfig,
  keys: Keys,
  siteUrl: string,
  finishSchema: () => Promise<void>,
): Promise<SupabaseApp> {
  const app = construct();
  await app.init();
  await app.ensureSystemSchema();
  await finishSchema();
  await connection.clearSchemaCache();
  const { error } = await app.getClient().from("blog_posts").select("id").limit(1);
  if (error) throw new Error(`The backend can't read its own tables: ${error.message}`);
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
