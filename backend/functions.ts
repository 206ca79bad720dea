import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { readLimitedBody } from "./gate/body.ts";
import type { Caller } from "./gate/caller.ts";
import { identify } from "./gate/identity.ts";
import { costlyCalls, createRestLimits, type RestLimits } from "./gate/rest-limits.ts";
import type { Keys } from "./keys.ts";
import type { ProjectConfig } from "./project-config.ts";

type Environment = Record<string, string | undefined>;
type Handler = (request: Request, env: Environment) => Promise<Response>;

export type FunctionsOptions = {
  /** `supabase/functions`: each function's `handler.ts` exports `handle(request, env)`. */
  directory: string;
  config: ProjectConfig["functions"];
  keys: Keys;
  /** What a hosted project's owner would set as the functions' secrets. */
  settings?: Environment | undefined;
  /** The project's own URL, for the functions. */
  url: () => string;
  report: (error: unknown) => void;
  /** Calls by address, the site's for its visitors included. */
  limits?: Partial<RestLimits>;
  /** Milliseconds a call may take. */
  patience?: number;
};

const path = /^\/functions\/v1\/([a-z][a-z0-9-]{0,63})$/;
const maxBodyBytes = 64 * 1024;
const passed = [
  "accept",
  "apikey",
  "authorization",
  "content-type",
  "origin",
  "user-agent",
  "x-form-signals",
];
const cors = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Headers": "authorization, x-client-info, apikey, content-type",
};

/** The project's functions, at `/functions/v1/name`, with no more of the environment than they need. */
export function createFunctions(options: FunctionsOptions) {
  const { directory, keys, report, patience = 10_000 } = options;
  const limits = createRestLimits({ ...costlyCalls, ...options.limits });

  return async function functions(request: Request, caller: Caller): Promise<Response> {
    const answer = await limits.run(caller.address, () => run(request, caller));
    const headers = new Headers(answer.headers);
    for (const [name, value] of Object.entries(cors)) headers.set(name, value);
    return new Response(answer.body, { status: answer.status, headers });
  };

  async function run(request: Request, { address }: Caller): Promise<Response> {
    const [, name = ""] = path.exec(new URL(request.url).pathname) ?? [];
    const file = join(directory, name, "handler.ts");
    if (!name || !existsSync(file))
      return refuse(404, "NOT_FOUND", "Requested function was not found");
    if (request.method === "OPTIONS") return new Response(null, { status: 204 });
    const isOpen = options.config[name]?.verify_jwt === false;
    if (!isOpen && !(await identify(request, keys))) {
      return refuse(401, "UNAUTHORIZED", "The key or the token is not valid");
    }
    const body = await readLimitedBody(request, maxBodyBytes);
    if (body === "too large") return refuse(413, "TOO_LARGE", "The request body is too large");
    try {
      const { handle }: { handle: Handler } = await import(pathToFileURL(file).href);
      const tooLong = refuse(504, "TIMEOUT", "The function took too long");
      return await inTime(handle(forHandler(request, body, address), environment()), tooLong);
    } catch (error) {
      report(error);
      return refuse(500, "INTERNAL", "The function failed");
    }
  }

  async function inTime(work: Promise<Response>, tooLong: Response): Promise<Response> {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const timer = setTimeout(() => resolve(tooLong), patience);
    return Promise.race([work, promise]).finally(() => clearTimeout(timer));
  }

  /** The names hosted projects use. */
  function environment(): Environment {
    return {
      ...options.settings,
      SUPABASE_URL: options.url(),
      SUPABASE_ANON_KEY: keys.publishableKey,
      SUPABASE_SERVICE_ROLE_KEY: keys.secretKey,
    };
  }
}

/** The request as a function sees it: without what only the site and its backend share. */
function forHandler(request: Request, body: BodyInit | undefined, address: string): Request {
  const headers = new Headers({ "x-forwarded-for": address });
  for (const name of passed) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Request(request.url, { method: request.method, headers, body });
}

function refuse(status: number, code: string, message: string): Response {
  return Response.json({ code, message }, { status });
}
