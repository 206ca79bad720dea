import { randomBytes } from "node:crypto";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { Database } from "./database/database.ts";

const keysSchema = z.object({
  jwtSecret: z.string().min(32).refine(isUnguessable),
  publishableKey: z.string().regex(/^sb_publishable_[\w-]{22,}$/),
  secretKey: z.string().regex(/^sb_secret_[\w-]{22,}$/),
});

/** What signs sessions and opens the project: the publishable key as a visitor, the secret one past all policies. */
export type Keys = z.infer<typeof keysSchema>;

/**
 * The project's keys, made at the first start: with PGlite in the data directory (mode 600), with
 * PostgreSQL in a private schema, so that several processes agree.
 *
 * @throws when stored keys are weak or damaged; nothing is replaced, because sessions hang on them
 */
export async function loadKeys(database: Database, dataDir: string): Promise<Keys> {
  return database.engine === "pglite" ? keysFromFile(dataDir) : keysFromTable(database);
}

/** The keys of a PGlite project that has been started before; the site may be running. */
export async function readKeysFile(dataDir: string): Promise<Keys | undefined> {
  const path = join(dataDir, "keys.json");
  const stored = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  return stored === undefined ? undefined : checked(parseJson(stored), path);
}

async function keysFromFile(dataDir: string): Promise<Keys> {
  const path = join(dataDir, "keys.json");
  const stored = await readKeysFile(dataDir);
  if (stored) return stored;
  const keys = makeKeys();
  await writeFile(`${path}.part`, `${JSON.stringify(keys, null, 2)}\n`, {
    mode: 0o600,
    flush: true,
  });
  await rename(`${path}.part`, path);
  return keys;
}

async function keysFromTable(database: Database): Promise<Keys> {
  await database.runFile(`
    create schema if not exists backend;
    revoke all on schema backend from public;
    create table if not exists backend.keys (
      only_row boolean primary key default true check (only_row),
      keys text not null
    );`);
  await database.query(
    "insert into backend.keys (keys) values ($1) on conflict (only_row) do nothing",
    [JSON.stringify(makeKeys())],
  );
  const [row] = await database.query<{ keys: string }>("select keys from backend.keys");
  return checked(parseJson(row?.keys ?? ""), "backend.keys");
}

function makeKeys(): Keys {
  return {
    jwtSecret: randomBytes(48).toString("base64url"),
    publishableKey: `sb_publishable_${randomBytes(24).toString("base64url")}`,
    secretKey: `sb_secret_${randomBytes(32).toString("base64url")}`,
  };
}

function checked(stored: unknown, place: string): Keys {
  const result = keysSchema.safeParse(stored);
  if (result.success) return result.data;
  throw new Error(`The keys in ${place} are damaged or too weak; restore them from a backup`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isUnguessable(secret: string): boolean {
  return new Set(secret).size >= 12 && !/change|secret|example|default/i.test(secret);
}
