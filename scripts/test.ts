import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findPostgresPrograms } from "../test/postgres.ts";

/**
 * `npm test`: everything, in the order in which it fails fastest. Chromium and PostgreSQL are
 * installed where they are missing and that is possible (Debian, as root).
 */
type Counts = { passed: number; failed: number; skipped: number };

const folder = mkdtempSync(join(tmpdir(), "test-results-"));
const total: Counts = { passed: 0, failed: 0, skipped: 0 };

installDebianPackages();
count(runCheck());
count(build());
count(runVitest());
count(runBrowserTests());
rmSync(folder, { recursive: true });
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);

function installDebianPackages(): void {
  const missing = [
    ...(existsSync("/usr/bin/chromium") ? [] : ["chromium"]),
    ...(findPostgresPrograms() ? [] : ["postgresql"]),
  ];
  if (missing.length === 0) return;
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) {
    throw new Error(`The tests need ${missing.join(" and ")}; install them first`);
  }
  console.log(`Installing ${missing.join(" and ")} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync("apt-get", ["update", "-qq"], { env, stdio: "inherit" });
  spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...missing], {
    env,
    stdio: ["ignore", "ignore", "inherit"],
  });
}

/** Each check counts as one test. */
function runCheck(): Counts {
  const { stdout } = spawnSync("node", ["scripts/check.ts"], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  console.log(stdout);
  const [, passed = "0", failed = "1"] = /checks: (\d+) passed, (\d+) failed/.exec(stdout) ?? [];
  return { passed: Number(passed), failed: Number(failed), skipped: 0 };
}

/** The built site is what the server and browser tests run against. */
function build(): Counts {
  const { status } = spawnSync("node", ["scripts/run.mjs", "build"], { stdio: "inherit" });
  return { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, skipped: 0 };
}

function runVitest(): Counts {
  const file = join(folder, "vitest.json");
  const { status } = spawnSync(
    "vitest",
    ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${file}`],
    { stdio: "inherit" },
  );
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 };
  const report = JSON.parse(readFileSync(file, "utf8"));
  const failed = report.numFailedTests + (status !== 0 && report.numFailedTests === 0 ? 1 : 0);
  return { passed: report.numPassedTests, failed, skipped: report.numPendingTests };
}

function runBrowserTests(): Counts {
  const file = join(folder, "playwright.json");
  const { status } = spawnSync("playwright", ["test", "--reporter=list,json"], {
    stdio: "inherit",
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 };
  const { stats } = JSON.parse(readFileSync(file, "utf8"));
  const failed = stats.unexpected + stats.flaky;
  return {
    passed: stats.expected,
    failed: failed + (status !== 0 && failed === 0 ? 1 : 0),
    skipped: stats.skipped,
  };
}

function count({ passed, failed, skipped }: Counts): void {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
}
