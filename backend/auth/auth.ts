import { timingSafeEqual } from "node:crypto";
import type { Database } from "../database/database.ts";
import type { Caller } from "../gate/caller.ts";
import type { Keys } from "../keys.ts";
import type { ProjectConfig } from "../project-config.ts";
import { authorize, health, publicKeys, settings } from "./about.ts";
import { createAccessTokens } from "./access-tokens.ts";
import { handleAdminUsers } from "./admin-users.ts";
import { AuthError, errorResponse } from "./auth-error.ts";
import type { AuthService, Endpoint } from "./auth-service.ts";
import type { AuthLimitSettings } from "./limit-settings.ts";
import { createAuthLimits } from "./limits.ts";
import type { Mail } from "./mail.ts";
import { otp, recover, resend } from "./mail-requests.ts";
import { createRefreshTokens } from "./refresh-tokens.ts";
import { readJson } from "./request-body.ts";
import { signOut } from "./sign-out.ts";
import { signUp } from "./sign-up.ts";
import { token } from "./token.ts";
import { showUser, updateUser } from "./user.ts";
import { showVerification, verify } from "./verify.ts";

export type AuthOptions = {
  database: Database;
  keys: Keys;
  config: ProjectConfig["auth"];
  siteUrl: string;
  mail: Mail;
  report: (error: unknown) => void;
  limits?: Partial<AuthLimitSettings>;
};

const prefix = "/auth/v1";

const endpoints = new Map<string, Endpoint>([
  ["POST /signup", signUp],
  ["POST /token", token],
  ["POST /logout", signOut],
  ["POST /recover", recover],
  ["POST /otp", otp],
  ["POST /resend", resend],
  ["POST /verify", verify],
  ["GET /verify", showVerification],
  ["GET /user", showUser],
  ["PUT /user", updateUser],
  ["GET /authorize", authorize],
  ["GET /settings", settings],
  ["GET /health", health],
  ["GET /.well-known/jwks.json", publicKeys],
]);

/** Followed by browsers and other services, which have no key. */
const keyless = new Set(["GET /verify", "GET /authorize", "GET /.well-known/jwks.json"]);

/** The auth service: what GoTrue's API documents, as far as this project uses it, under /auth/v1. */
export function createAuth(options: AuthOptions) {
  const { database, keys, config, siteUrl, mail, report } = options;
  const service: AuthService = {
    database,
    config,
    siteUrl,
    mail,
    accessTokens: createAccessTokens(keys.jwtSecret, siteUrl, config.jwt_expiry),
    refreshTokens: createRefreshTokens(keys.jwtSecret),
    limits: createAuthLimits(options.limits),
  };

  return async function auth(request: Request, caller: Caller): Promise<Response> {
    try {
      return await answer(request, caller);
    } catch (error) {
      if (error instanceof AuthError) return errorResponse(error, request);
      report(error);
      const text = "Unexpected failure, please check server logs for more information";
      return errorResponse(new AuthError(500, "unexpected_failure", text), request);
    }
  };

  async function answer(request: Request, caller: Caller): Promise<Response> {
    const { pathname, searchParams: parameters } = new URL(request.url);
    if (/^\/auth\/v1\/admin\/users(\/|$)/.test(pathname)) {
      await service.limits.request(caller.address);
      return handleAdminUsers(service, request, isOwner(request.headers));
    }
    const route = `${request.method} ${pathname.slice(prefix.length)}`;
    const endpoint = endpoints.get(route);
    if (!endpoint) throw new AuthError(404, "not_found", "404 page not found");
    await service.limits.request(caller.address);
    if (!keyless.has(route)) requireKey(request.headers.get("apikey"));
    const hasBody = request.method !== "GET" && endpoint !== signOut;
    const body = hasBody ? await readJson(request) : undefined;
    const result = await endpoint(service, { request, parameters, caller, body });
    if (result instanceof Response) return result;
    return Response.json(result, { headers: { "Cache-Control": "no-store" } });
  }

  /** supabase-js shows its key twice, unless it speaks for a user. */
  function isOwner(headers: Headers): boolean {
    const bearer = headers.get("authorization")?.replace(/^bearer /i, "") ?? keys.secretKey;
    return isEqual(headers.get("apikey") ?? "", keys.secretKey) && isEqual(bearer, keys.secretKey);
  }

  function requireKey(given: string | null): void {
    if (given === null) {
      throw new AuthError(401, "no_authorization", "No API key found in request");
    }
    const isKnown = [keys.publishableKey, keys.secretKey].some((key) => isEqual(given, key));
    if (!isKnown) throw new AuthError(401, "no_authorization", "Invalid API key");
  }
}

function isEqual(given: string, expected: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}
