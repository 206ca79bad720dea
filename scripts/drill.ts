import { killDuringWrites } from "../test/drills/kill-during-writes.ts";
import { startPostgres } from "../test/postgres.ts";

/** `npm run drill -- NAME [ROUNDS]`: the long versions of tests that break things on purpose. */
const [name, rounds = "20"] = process.argv.slice(2);
if (name !== "kill") {
  console.error("usage: npm run drill -- kill [ROUNDS]");
  process.exit(2);
}
console.log("PGlite", await killDuringWrites({ rounds: Number(rounds) }));
const postgres = await startPostgres();
console.log("PostgreSQL", await killDuringWrites({ rounds: Number(rounds), postgres }));
await postgres.stop();
process.exit(0);
