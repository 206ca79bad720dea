import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "smol-toml";
import { z } from "zod";

/** The part of supabase/config.toml that the embedded backend understands. Other keys are the CLI's. */
const configSchema = z.object({
  api: z.object({
    schemas: z.array(z.string()),
    extra_search_path: z.array(z.string()),
    max_rows: z.number().int().positive(),
  }),
  auth: z.object({
    jwt_expiry: z.number().int().positive(),
    enable_refresh_token_rotation: z.boolean(),
    minimum_password_length: z.number().int().min(6),
    email: z.object({
      enable_signup: z.boolean(),
      enable_confirmations: z.boolean(),
      otp_length: z.number().int().min(6).max(10),
    }),
  }),
  functions: z.record(z.string(), z.object({ verify_jwt: z.boolean() })).default({}),
});

export type ProjectConfig = z.infer<typeof configSchema>;

/** Reads `supabase/config.toml` below `projectDir`. */
export async function readProjectConfig(projectDir: string): Promise<ProjectConfig> {
  const text = await readFile(join(projectDir, "supabase", "config.toml"), "utf8");
  return configSchema.parse(parse(text));
}
