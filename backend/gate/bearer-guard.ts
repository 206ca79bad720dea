import { jwtVerify } from "jose";
import { z } from "zod";
import { apiError } from "./responses.ts";

/** What this project's tokens say. Keys, not tokens, open the other roles. */
const claims = z.object({ role: z.enum(["anon", "authenticated"]), sub: z.uuid().optional() });

/**
 * Refuses a bearer that is neither one of the project's keys nor a user's token signed by it.
 * `@supabase/lite` 0.10.0 takes an unsigned token (alg "none") for no token at all, and becomes
 * whatever database role a signed one names.
 */
export async function refuseBearer(
  request: Request,
  jwtSecret: string,
): Promise<Response | undefined> {
  const bearer = /^bearer\s+(.+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
  if (bearer === undefined || bearer.startsWith("sb_")) return undefined;
  try {
    const secret = new TextEncoder().encode(jwtSecret);
    const { payload } = await jwtVerify(bearer, secret, { algorithms: ["HS256"] });
    claims.parse(payload);
    return undefined;
  } catch (error) {
    const expired = error instanceof Error && error.name === "JWTExpired";
    return expired
      ? apiError(401, "PGRST303", "JWT expired")
      : apiError(401, "PGRST301", "No suitable key or wrong key type");
  }
}
