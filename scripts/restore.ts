import { resolve } from "node:path";
import { restore } from "../backend/backups/restore.ts";
import { readConfig } from "../server/config.ts";

/** `npm run restore -- BACKUP [--replace]`: a site as it was; the one that is there is put aside. */
const args = process.argv.slice(2);
const [backup, ...others] = args.filter((arg) => arg !== "--replace");
if (!backup || others.length > 0) {
  console.error("usage: npm run restore -- BACKUP [--replace]");
  process.exit(2);
}
try {
  const { SUPABASE_URL, DATA_DIR, DATABASE_URL } = readConfig(
    process.env,
    resolve(import.meta.dirname, ".."),
  );
  if (SUPABASE_URL) throw new Error("A hosted database is restored where it is hosted");
  const aside = await restore({
    backup: resolve(backup),
    dataDir: DATA_DIR,
    databaseUrl: DATABASE_URL,
    replace: args.includes("--replace"),
  });
  console.log(`The site of ${backup} is back`);
  if (aside) console.log(`What was there is in ${aside}`);
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
