import { decodeJwt, type JWTPayload } from "jose";
import type { Keys } from "../keys.ts";
import { refuseBearer } from "./bearer-guard.ts";
import { equal } from "./caller.ts";

/** Who a request acts as in the database. */
export type Identity = { role: "anon" | "authenticated" | "service_role"; claims: JWTPayload };

/**
 * Says as whom a request acts, by its key and its bearer, as `/rest/v1` does; undefined where it has
 * no key of this project or a token that does not hold. The secret key is not for browsers.
 */
export async function identify(request: Request, keys: Keys): Promise<Identity | undefined> {
  const key = request.headers.get("apikey") ?? "";
  const isSecret = equal(key, keys.secretKey);
  const isBrowser = /mozilla/i.test(request.headers.get("user-agent") ?? "");
  if (isSecret ? isBrowser : !equal(key, keys.publishableKey)) return undefined;
  if (await refuseBearer(request, keys.jwtSecret)) return undefined;
  const bearer = /^bearer\s+(.+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
  if (bearer === undefined || bearer.startsWith("sb_")) {
    const role = isSecret ? "service_role" : "anon";
    return { role, claims: { role } };
  }
  const claims = decodeJwt(bearer);
  return { role: claims.role === "authenticated" ? "authenticated" : "anon", claims };
}
