import { spawnSync } from "node:child_process";
import { checkImports } from "./check-imports.ts";

/** Format, lint, types, unused code and import rules, in seconds. `--write` mends what can be mended. */
const write = process.argv.includes("--write") ? ["--write"] : [];

const steps: [name: string, run: () => boolean][] = [
  ["format and lint", () => run("biome", ["check", "--error-on-warnings", ...write])],
  ["route types", () => run("react-router", ["typegen"])],
  ["types", () => run("tsc", ["--noEmit"])],
  ["types of functions", () => run("tsc", ["--project", "supabase/functions"])],
  ["unused code", () => run("knip", ["--no-progress"])],
  ["imports", () => checkImports()],
];

const failed = steps.filter(([name, step]) => {
  const passed = step();
  console.log(`${passed ? "ok  " : "FAIL"} ${name}`);
  return !passed;
});
console.log(`checks: ${steps.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);

function run(program: string, args: string[]): boolean {
  return spawnSync(program, args, { stdio: "inherit" }).status === 0;
}
