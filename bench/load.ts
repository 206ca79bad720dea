import { execFile, spawnSync } from "node:child_process";
import { promisify } from "node:util";
import { type VisitOptions, visit } from "../test/visitors.ts";

export type Load = { perSecond: number; p50: number; p99: number; errors: number };

const run = promisify(execFile);
const hasWrk = spawnSync("wrk", ["--version"]).error === undefined;

/** What makes the load. One run uses one generator throughout, so its ratios hold. */
export const generator = hasWrk ? "wrk" : "node:http";

/** Asks for one address as fast as it is answered; times are milliseconds. */
export function load(url: string, options: VisitOptions): Promise<Load> {
  return hasWrk ? loadByWrk(url, options) : visit([url], options);
}

async function loadByWrk(url: string, options: VisitOptions): Promise<Load> {
  const { connections, seconds, headers = {} } = options;
  const { stdout } = await run("wrk", [
    ...["-t", "1", "-c", `${connections}`, "-d", `${seconds}s`, "--latency", "--timeout", "30s"],
    ...Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]),
    url,
  ]);
  const number = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? 0);
  const broken = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(
    stdout,
  );
  const sockets = (broken?.slice(1) ?? []).reduce((sum, count) => sum + Number(count), 0);
  return {
    perSecond: number(/Requests\/sec:\s+([\d.]+)/),
    p50: milliseconds(/50%\s+(\S+)/.exec(stdout)?.[1]),
    p99: milliseconds(/99%\s+(\S+)/.exec(stdout)?.[1]),
    errors: number(/Non-2xx or 3xx responses: (\d+)/) + sockets,
  };
}

/** "1.20ms", "830.00us", "2.01s" */
function milliseconds(text = ""): number {
  const units: Record<string, number> = { us: 0.001, ms: 1, s: 1_000, m: 60_000 };
  const [, value, unit = ""] = /^([\d.]+)(us|ms|s|m)$/.exec(text) ?? [];
  return Number(value) * (units[unit] ?? Number.NaN);
}
