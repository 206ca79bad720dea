import { resolve } from "node:path";
import { openPostgres } from "../backend/database/postgres.ts";
import { loadKeys, readKeysFile } from "../backend/keys.ts";
import { type Config, readConfig } from "../server/config.ts";

/** `npm run keys`: what a client of this site's Supabase project needs; `--secret` adds the secret key. */
const config = readConfig(process.env, resolve(import.meta.dirname, ".."));

if (config.SUPABASE_URL) {
  print("URL", config.SUPABASE_URL);
  print("Publishable key", config.SUPABASE_PUBLISHABLE_KEY ?? "");
} else {
  const keys = await embeddedKeys(config);
  if (!keys) {
    console.error("There are no keys yet: the first `npm start` makes them");
    process.exit(1);
  }
  print("URL", config.SITE_URL);
  print("Publishable key", keys.publishableKey);
  if (process.argv.includes("--secret")) print("Secret key", keys.secretKey);
}
process.exit(0);

async function embeddedKeys({ DATA_DIR, DATABASE_URL }: Config) {
  if (!DATABASE_URL) return readKeysFile(DATA_DIR);
  const database = await openPostgres(DATABASE_URL);
  return loadKeys(database, DATA_DIR);
}

function print(name: string, value: string): void {
  console.log(`${name.padEnd(16)} ${value}`);
}
