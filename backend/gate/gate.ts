import type { SupabaseApp } from "../supabase-app.ts";
import { readLimitedBody } from "./body.ts";
import { identifyCaller } from "./caller.ts";
import { apiError, notFound } from "./responses.ts";
import { mapRestError } from "./rest-errors.ts";
import { refuseBearer, refuseRestRequest } from "./rest-guard.ts";
import { createRestLimits, type RestLimits } from "./rest-limits.ts";

export type GateOptions = {
  app: SupabaseApp;
  /** Proves that a call comes from the site of this process. */
  siteSecret: string;
  jwtSecret: string;
  /** Serves a file of a public bucket. */
  readPublicObject: (request: Request, path: string) => Promise<Response>;
  report: (error: unknown) => void;
  limits?: Partial<RestLimits>;
};

const publicObjects = "/storage/v1/object/public/";
const maxBodyBytes = 4 * 1024 * 1024;

/**
 * The wall in front of `@supabase/lite`: only known paths pass, spelled plainly, from callers within
 * their limits. `/auth/v1`, `/functions/v1` and the rest of `/storage/v1` are closed.
 */
export function createGate(options: GateOptions): (request: Request) => Promise<Response> {
  const limits = createRestLimits(options.limits);

  return async function gate(request) {
    const { pathname } = new URL(request.url);
    const caller = identifyCaller(request.headers, options.siteSecret);
    if (pathname.startsWith("/rest/v1/")) {
      return caller.isSite
        ? serveRest(request)
        : limits.run(caller.address, () => serveRest(request));
    }
    if (caller.isSite && pathname.startsWith(publicObjects)) {
      return options.readPublicObject(request, pathname.slice(publicObjects.length));
    }
    return notFound();
  };

  async function serveRest(request: Request): Promise<Response> {
    const refusal = refuseRestRequest(request) ?? (await refuseBearer(request, options.jwtSecret));
    if (refusal) return refusal;
    const body = await readLimitedBody(request, maxBodyBytes);
    if (body === "too large") return apiError(413, "PGRST102", "The request body is too large");
    try {
      return await mapRestError(await options.app.fetch(withBody(request, body)), options.report);
    } catch (error) {
      options.report(error);
      return apiError(503, "PGRST000", "The database is not available");
    }
  }
}

function withBody(request: Request, body: Uint8Array<ArrayBuffer> | undefined): Request {
  return new Request(request.url, { method: request.method, headers: request.headers, body });
}
