import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

/** What a crowd of visitors has seen; times in milliseconds, ages in seconds. */
export type Visits = {
  perSecond: number;
  p50: number;
  p99: number;
  errors: number;
  /** The greatest Age of a page. */
  oldest: number;
};

export type VisitOptions = {
  connections: number;
  seconds: number;
  headers?: Record<string, string>;
  /** Milliseconds between an answer and the next request of the same connection. */
  pause?: number;
};

const run = promisify(execFile);
const script = join(import.meta.dirname, "drills", "visitors-process.ts");

/** Has visitors ask for these addresses, each for one of them over a connection of their own. */
export async function visit(urls: string[], options: VisitOptions): Promise<Visits> {
  const { stdout } = await run("node", [script, JSON.stringify({ urls, ...options })]);
  return JSON.parse(stdout);
}
