import type { Keys } from "../keys.ts";
import type { SupabaseApp } from "../supabase-app.ts";
import { refuseBearer } from "./bearer-guard.ts";
import { readLimitedBody } from "./body.ts";
import { type Caller, equal, identifyCaller } from "./caller.ts";
import { apiError, notFound } from "./responses.ts";
import { mapRestError } from "./rest-errors.ts";
import { countExactly, refuseRestRequest } from "./rest-guard.ts";
import { createRestLimits, type RestLimits } from "./rest-limits.ts";
import { embedDepths } from "./select-guard.ts";

export type GateOptions = {
  app: SupabaseApp;
  /** Proves that a call comes from the site of this process. */
  siteSecret: string;
  keys: Keys;
  /** Answer what begins with /auth/v1/, /storage/v1/, /functions/v1/; they hold their own limits. */
  auth: Service;
  storage: Service;
  functions: Service;
  report: (error: unknown) => void;
  limits?: Partial<RestLimits>;
};

type Service = (request: Request, caller: Caller) => Promise<Response>;

const maxBodyBytes = 4 * 1024 * 1024;

/**
 * The wall in front of `@supabase/lite`: only known paths pass, spelled plainly, from callers within
 * their limits.
 */
export function createGate(options: GateOptions): (request: Request) => Promise<Response> {
  const limits = createRestLimits(options.limits);

  return async function gate(request) {
    const { pathname } = new URL(request.url);
    const caller = identifyCaller(request.headers, options.siteSecret);
    if (pathname.startsWith("/rest/v1/")) {
      if (caller.isSite) return serveRest(request, embedDepths.site);
      const serve = () => serveRest(request, embedDepths.outsider);
      return isOwner(request) ? serve() : limits.run(caller.address, serve);
    }
    if (pathname.startsWith("/auth/v1/")) return options.auth(request, caller);
    if (pathname.startsWith("/storage/v1/")) return options.storage(request, caller);
    if (pathname.startsWith("/functions/v1/")) return options.functions(request, caller);
    return notFound();
  };

  /** Functions come with the secret key, on behalf of everybody: their own limits have passed them. */
  function isOwner({ headers }: Request): boolean {
    return equal(headers.get("apikey") ?? "", options.keys.secretKey);
  }

  async function serveRest(request: Request, maxEmbedDepth: number): Promise<Response> {
    const refusal =
      refuseRestRequest(request, maxEmbedDepth) ??
      (await refuseBearer(request, options.keys.jwtSecret));
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
  return new Request(request.url, {
    method: request.method,
    headers: countExactly(request.headers),
    body,
  });
}
