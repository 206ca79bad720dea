import { createClient } from "@supabase/supabase-js";
import type { Database } from "../supabase/database.types.ts";

export type ProjectClient = ReturnType<typeof createProjectClient>;

/**
 * The project as its owner: the secret key passes all policies.
 *
 * @param headers what makes an embedded backend know this process
 */
export function createProjectClient(
  url: string,
  secretKey: string,
  headers: Record<string, string> = {},
) {
  return createClient<Database>(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    db: { retry: false },
    global: {
      headers,
      fetch: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(15_000) }),
    },
  });
}
