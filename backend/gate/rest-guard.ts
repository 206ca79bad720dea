import { jwtVerify } from "jose";
import { apiError, notFound } from "./responses.ts";

const maxUrlBytes = 4096;
const maxParameters = 50;
const maxEmbedDepth = 3;
const maxNesting = 10;
const maxPatternLength = 100;
const plainPath = /^\/rest\/v1\/(rpc\/)?[A-Za-z_][A-Za-z0-9_]*$/;
const methods = new Set(["GET", "HEAD", "POST", "PATCH", "PUT", "DELETE", "OPTIONS"]);

/** The answer for a `/rest/v1` request that does not deserve the database's time, or undefined. */
export function refuseRestRequest(request: Request): Response | undefined {
  const url = new URL(request.url);
  if (request.url.length - url.origin.length > maxUrlBytes) {
    return apiError(414, "PGRST100", `The URL is longer than ${maxUrlBytes} bytes`);
  }
  if (!plainPath.test(url.pathname)) return notFound();
  if (!methods.has(request.method)) return apiError(405, "PGRST117", "Unsupported HTTP method");
  const problem = findQueryProblem(url.search);
  return problem ? apiError(400, "PGRST100", problem) : undefined;
}

function findQueryProblem(search: string): string | undefined {
  const parameters = [...new URLSearchParams(search)];
  if (parameters.length > maxParameters) return `More than ${maxParameters} parameters`;
  for (const [name, value] of parameters) {
    if (hasNul(name) || hasNul(value)) return "The query contains a NUL character";
    const isSelect = name === "select";
    const depth = nesting(value);
    if (isSelect && depth > maxEmbedDepth) return `Embedded deeper than ${maxEmbedDepth} levels`;
    if (depth > maxNesting) return `Nested deeper than ${maxNesting} levels`;
    if (hasCostlyPattern(value)) return "That regular expression is not supported";
  }
  return undefined;
}

function nesting(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const character of text) {
    if (character === "(") depth += 1;
    if (character === ")") depth -= 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
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
 * Refuses a bearer that is neither one of the project's keys nor a token this project signed.
 * `@supabase/lite` 0.10.0 takes an unsigned token (alg "none") for no token at all.
 */
export async function refuseBearer(
  request: Request,
  jwtSecret: string,
): Promise<Response | undefined> {
  const bearer = /^bearer\s+(.+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
  if (bearer === undefined || bearer.startsWith("sb_")) return undefined;
  try {
    await jwtVerify(bearer, new TextEncoder().encode(jwtSecret), { algorithms: ["HS256"] });
    return undefined;
  } catch (error) {
    const expired = error instanceof Error && error.name === "JWTExpired";
    return expired
      ? apiError(401, "PGRST303", "JWT expired")
      : apiError(401, "PGRST301", "No suitable key or wrong key type");
  }
}
