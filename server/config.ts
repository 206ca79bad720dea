import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseEnv } from "node:util";
import { z } from "zod";

const web = z.url({ protocol: /^https?$/, error: "must be a URL that starts with http" });
const origin = web.refine((text) => URL.parse(text)?.origin === text.replace(/\/$/, ""), {
  error: "must be an origin like https://example.com, without a path",
});
const wholeNumber = z.string().regex(/^\d+$/, "must be a whole number").transform(Number);

const settings = z.object({
  PORT: wholeNumber.refine((port) => port <= 65_535, "must be at most 65535").default(3000),
  HOST: z.string().default("127.0.0.1"),
  SITE_URL: origin.transform((text) => new URL(text).origin).optional(),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: "must start with postgres://" })
    .optional(),
  SUPABASE_URL: origin.transform((text) => new URL(text).origin).optional(),
  SUPABASE_PUBLISHABLE_KEY: z.string().optional(),
  CONTACT_EMAIL: z.email("must be an e-mail address").default("info@musicdirector.example"),
  CONTACT_PHONE: z
    .string()
    .regex(/^\+[\d-]{7,20}$/, "must look like +1-800-555-0199")
    .default("+1-800-555-0199"),
  BUSINESS_NAME: z.string().min(1).default("Music Director"),
  BUSINESS_ADDRESS: z.string().optional(),
  SEED: z.enum(["demo", "none"], "must be demo or none").default("demo"),
  SITE_TIME_ZONE: z
    .string()
    .refine(isTimeZone, "must be a time zone like America/Chicago")
    .default("UTC"),
  TRUST_PROXY: wholeNumber.refine((hops) => hops <= 10, "must be at most 10").default(0),
});

export type Config = z.output<typeof settings> & { SITE_URL: string };

/** Prefixes that belong to this site, so that a misspelt setting is noticed in the environment too. */
const ownPrefixes = /^(SITE|CONTACT|BUSINESS|DATABASE|TRUST)_/;
const noSettings = new Set(["SUPABASE_ACCESS_TOKEN", "SUPABASE_DB_PASSWORD"]);

/**
 * Reads the settings from the environment and, below it, from a file `.env` in the project.
 *
 * @throws an Error of one line that names the first wrong setting
 */
export function readConfig(environment: NodeJS.ProcessEnv, projectDir: string): Config {
  const file = readEnvFile(resolve(projectDir, ".env"));
  const known = Object.keys(settings.shape);
  for (const name of Object.keys(file)) {
    if (!known.includes(name)) throw new Error(`${name} in .env is not a setting of this site`);
  }
  for (const name of Object.keys(environment)) {
    if (ownPrefixes.test(name) && !known.includes(name) && !noSettings.has(name)) {
      throw new Error(`${name} is not a setting of this site`);
    }
  }
  const given = { ...file, ...environment };
  const set = Object.fromEntries(
    known.flatMap((name) => (given[name] ? [[name, given[name]]] : [])),
  );
  const result = settings.safeParse(set);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new Error(`${String(issue?.path[0])} ${issue?.message}`);
  }
  const config = result.data;
  if (config.SUPABASE_URL && !config.SUPABASE_PUBLISHABLE_KEY) {
    throw new Error("SUPABASE_PUBLISHABLE_KEY is needed with SUPABASE_URL");
  }
  if (config.SUPABASE_URL && config.DATABASE_URL) {
    throw new Error("DATABASE_URL and SUPABASE_URL exclude each other; set one of them");
  }
  return {
    ...config,
    DATA_DIR: resolve(projectDir, config.DATA_DIR),
    SITE_URL: config.SITE_URL ?? `http://localhost:${config.PORT}`,
  };
}

function readEnvFile(path: string): NodeJS.Dict<string> {
  try {
    return parseEnv(readFileSync(path, "utf8"));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return {};
    throw error;
  }
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en-US", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
