import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseEnv } from "node:util";
import { z } from "zod";
import { findSmtpUrlProblem } from "./mail/smtp-options.ts";

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
  SUPABASE_SECRET_KEY: z.string().optional(),
  S3_ENDPOINT: web.optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "must be the name of a bucket")
    .optional(),
  S3_REGION: z.string().default("us-east-1"),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  SMTP_URL: z.string().superRefine(checkSmtpUrl).optional(),
  MAIL_FROM: z.email("must be an e-mail address").optional(),
  CONTACT_EMAIL: z.email("must be an e-mail address").default("info@musicdirector.example"),
  CONTACT_PHONE: z
    .string()
    .regex(/^\+[\d-]{7,20}$/, "must look like +1-800-555-0199")
    .default("+1-800-555-0199"),
  BUSINESS_NAME: z.string().min(1).default("Music Director"),
  BUSINESS_ADDRESS: z.string().optional(),
  ADMIN_EMAIL: z.email("must be an e-mail address").default("admin@musicdirector.example"),
  ADMIN_PASSWORD: z
    .string()
    .min(6, "must have at least 6 characters")
    .refine((text) => Buffer.byteLength(text) <= 72, "must have at most 72 characters")
    .optional(),
  SEED: z.enum(["demo", "none"], "must be demo or none").default("demo"),
  SITE_TIME_ZONE: z
    .string()
    .refine(isTimeZone, "must be a time zone like America/Chicago")
    .default("UTC"),
  TRUST_PROXY: wholeNumber.refine((hops) => hops <= 10, "must be at most 10").default(0),
});

export type Config = z.output<typeof settings> & { SITE_URL: string; MAIL_FROM: string };

/** Prefixes that belong to this site, so that a misspelt setting is noticed in the environment too. */
const ownPrefixes = /^(SITE|CONTACT|BUSINESS|DATABASE|TRUST|S3|SMTP|MAIL|ADMIN)_/;
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
  if (config.SUPABASE_URL && !config.SUPABASE_SECRET_KEY) {
    throw new Error("SUPABASE_SECRET_KEY is needed with SUPABASE_URL");
  }
  const s3 = ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;
  const missing = s3.filter((name) => !config[name]);
  if (missing.length > 0 && missing.length < s3.length) {
    throw new Error(`${missing.join(", ")} must be set too: object storage needs all of S3_*`);
  }
  if (config.SUPABASE_URL && config.DATABASE_URL) {
    throw new Error("DATABASE_URL and SUPABASE_URL exclude each other; set one of them");
  }
  const siteUrl = config.SITE_URL ?? `http://localhost:${config.PORT}`;
  return {
    ...config,
    DATA_DIR: resolve(projectDir, config.DATA_DIR),
    SITE_URL: siteUrl,
    MAIL_FROM: config.MAIL_FROM ?? `no-reply@${new URL(siteUrl).hostname}`,
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

function checkSmtpUrl(text: string, context: z.RefinementCtx<string>): void {
  const problem = findSmtpUrlProblem(text);
  if (problem) context.addIssue({ code: "custom", message: problem });
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en-US", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
