import { apiError, notFound } from "./responses.ts";
import { findSelectProblem, nesting } from "./select-guard.ts";

const maxUrlBytes = 4096;
const maxParameters = 50;
const maxNesting = 10;
const maxPatternLength = 100;
const plainPath = /^\/rest\/v1\/(rpc\/)?[A-Za-z_][A-Za-z0-9_]*$/;
const methods = new Set(["GET", "HEAD", "POST", "PATCH", "PUT", "DELETE", "OPTIONS"]);

/** The answer for a `/rest/v1` request that does not deserve the database's time, or undefined. */
export function refuseRestRequest(request: Request, maxEmbedDepth: number): Response | undefined {
  const url = new URL(request.url);
  if (request.url.length - url.origin.length > maxUrlBytes) {
    return apiError(414, "PGRST100", `The URL is longer than ${maxUrlBytes} bytes`);
  }
  if (!plainPath.test(url.pathname)) return notFound();
  if (!methods.has(request.method)) return apiError(405, "PGRST117", "Unsupported HTTP method");
  const problem = findQueryProblem(url, maxEmbedDepth);
  return problem ? apiError(400, "PGRST100", problem) : undefined;
}

function findQueryProblem(url: URL, maxEmbedDepth: number): string | undefined {
  const parameters = [...url.searchParams];
  const table = url.pathname.split("/").at(-1) ?? "";
  if (parameters.length > maxParameters) return `More than ${maxParameters} parameters`;
  for (const [name, value] of parameters) {
    if (hasNul(name) || hasNul(value)) return "The query contains a NUL character";
    const problem = name === "select" && findSelectProblem(table, value, maxEmbedDepth);
    if (problem) return problem;
    if (nesting(value) > maxNesting) return `Nested deeper than ${maxNesting} levels`;
    if (hasCostlyPattern(value)) return "That regular expression is not supported";
  }
  return undefined;
}

/** Postgres matches a pattern in bounded time unless it is long, refers back, or counts repetitions. */
function hasCostlyPattern(value: string): boolean {
  const pattern = /(?:^|[.(,])i?match(?:\(\w+\))?\.(.*)$/s.exec(value)?.[1];
  if (pattern === undefined) return false;
  return pattern.length > maxPatternLength || /\\\d|\{\d/.test(pattern);
}

function hasNul(text: string): boolean {
  return text.includes("\0");
}

/**
 * Asks for an exact count where a guess was wanted: the planner's guess comes from statistics over
 * all rows, those included that the caller may not see.
 */
export function countExactly(headers: Headers): Headers {
  const prefer = headers.get("prefer");
  if (prefer === null) return headers;
  const changed = new Headers(headers);
  changed.set("prefer", prefer.replace(/count\s*=\s*(planned|estimated)/gi, "count=exact"));
  return changed;
}
