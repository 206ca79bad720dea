import { writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { join } from "node:path";
import { measureAdminInteractions } from "./admin-interactions.ts";
import { measureAuthTiming } from "./auth-timing.ts";
import { measureDatabase } from "./database-time.ts";
import { measureGrowingBlog } from "./growing-blog.ts";
import { generator } from "./load.ts";
import { measureWeights } from "./page-weights.ts";
import { measurePages } from "./pages.ts";
import { measureProcesses } from "./processes.ts";
import { measureStart } from "./start-and-memory.ts";
import { measureVisitorsDuringSignIns } from "./visitors-during-sign-ins.ts";

type Row = Record<string, string | number | undefined>;

const benches: Record<string, () => Promise<Row[]>> = {
  pages: measurePages,
  weights: measureWeights,
  start: measureStart,
  "growing-blog": measureGrowingBlog,
  processes: measureProcesses,
  "visitors-during-sign-ins": measureVisitorsDuringSignIns,
  "database-time": measureDatabase,
  "auth-timing": measureAuthTiming,
  "admin-interactions": measureAdminInteractions,
};

/** What `npm run bench` measures; the others are called by name. Together under five minutes. */
const standard = ["pages", "weights", "start", "growing-blog", "processes"];

const names = process.argv.length > 2 ? process.argv.slice(2) : standard;
const unknown = names.filter((name) => !benches[name]);
if (unknown.length > 0) {
  console.error(`usage: npm run bench -- [${Object.keys(benches).join("|")}] ...`);
  process.exit(2);
}

const [cpu] = cpus();
const machine = {
  cores: cpus().length,
  processor: cpu?.model,
  "memory GB": Math.round(totalmem() / 2 ** 30),
  node: process.version,
  generator,
};
const results: Record<string, Row[]> = {};
console.table(machine);
for (const name of names) {
  const start = performance.now();
  const rows = (await benches[name]?.()) ?? [];
  results[name] = rows;
  console.log(`\n${name} (${Math.round((performance.now() - start) / 1_000)} s)`);
  console.table(rows);
}
const file = join(import.meta.dirname, "results.json");
writeFileSync(
  file,
  `${JSON.stringify({ date: new Date().toISOString(), machine, results }, null, 2)}\n`,
);
console.log(`The same as JSON: ${file}`);
process.exit(0);
