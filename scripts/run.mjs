// Every npm script comes through here. Plain JavaScript for the Node.js that is there (20 or newer):
// it installs what is missing, then runs the rest on the Node.js 24 that the project brings along.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const [command, ...rest] = process.argv.slice(2);
const bin = join(root, "node_modules", ".bin");
const env = {
  ...process.env,
  PATH: bin + delimiter + process.env.PATH,
  // Compiled code is kept between starts; it saves a tenth of a second or two.
  NODE_COMPILE_CACHE: join(root, "node_modules", ".cache", "node"),
};
process.chdir(root);

const commands = {
  start: { built: true, script: "server/main.ts", mode: "production" },
  dev: { script: "server/main.ts", mode: "development" },
  build: { built: true },
  test: { script: "scripts/test.ts" },
  check: { script: "scripts/check.ts" },
  keys: { script: "scripts/keys.ts" },
  backup: { script: "scripts/backup.ts" },
  restore: { script: "scripts/restore.ts" },
  admin: { script: "scripts/admin.ts" },
  drill: { script: "scripts/drill.ts" },
  bench: { built: true, script: "bench/bench.ts" },
  types: { script: "scripts/database-types.ts" },
  seed: { script: "scripts/demo-seed.ts" },
};
const chosen = commands[command];
if (!chosen) {
  console.error(`usage: node scripts/run.mjs ${Object.keys(commands).join("|")}`);
  process.exit(2);
}
install();
if (chosen.built) build();
if (chosen.script) hand(chosen.script, rest, chosen.mode);

/** Brings node_modules to what the lockfile says when that has changed since the last time. */
function install() {
  const stamp = join(root, "node_modules", ".installed");
  const state = digest([join(root, "package-lock.json")]);
  if (read(stamp) === state) return;
  console.log("Installing packages …");
  const isFirst = !existsSync(join(root, "node_modules", ".package-lock.json"));
  run("npm", isFirst ? ["ci", "--loglevel=error"] : ["install", "--no-save", "--loglevel=error"]);
  writeFileSync(stamp, state);
}

/** Builds the site when anything that goes into it has changed. */
function build() {
  const stamp = join(root, "build", ".built");
  const sources = [
    "app",
    "public",
    "supabase/functions/_shared",
    "package-lock.json",
    "vite.config.ts",
    "react-router.config.ts",
  ];
  const state = digest(sources.map((name) => join(root, name)));
  if (read(stamp) === state) return;
  console.log("Building the site …");
  rmSync(join(root, "build"), { recursive: true, force: true });
  run("react-router", ["build", "--logLevel=warn"]);
  run("node", ["scripts/compress-build.ts"]);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, state);
}

/** Runs a script on Node.js 24 until it ends, passing signals on; it ends when this process does. */
function hand(script, args, mode) {
  const child = spawn("node", ["--disable-warning=ExperimentalWarning", script, ...args], {
    env: mode ? { ...env, NODE_ENV: mode } : env,
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
    process.on(signal, () => child.kill("SIGTERM"));
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid !== parent) child.kill("SIGTERM");
  }, 250);
  child.on("exit", (code, signal) => {
    clearInterval(watch);
    process.exit(code ?? (signal === "SIGTERM" ? 0 : 1));
  });
}

function run(program, args) {
  const { status } = spawnSync(program, args, { env, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}

function digest(paths) {
  const hash = createHash("sha256");
  for (const path of paths) addTo(hash, path);
  return hash.digest("hex");
}

function addTo(hash, path) {
  if (!existsSync(path)) return;
  try {
    for (const name of readdirSync(path).sort()) addTo(hash, join(path, name));
  } catch {
    hash.update(path).update(readFileSync(path));
  }
}

function read(path) {
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}
