import { jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import { AuthError } from "./auth-error.ts";
import type { Session } from "./sessions.ts";
import type { User } from "./users.ts";

const claimsSchema = z.object({ sub: z.guid(), session_id: z.guid() });

export type Claims = z.infer<typeof claimsSchema>;

export type AccessTokens = ReturnType<typeof createAccessTokens>;

/** Signs and checks access tokens: HS256 JWTs with the claims GoTrue puts in, `lifetime` in seconds. */
export function createAccessTokens(jwtSecret: string, siteUrl: string, lifetime: number) {
  const key = new TextEncoder().encode(jwtSecret);
  const issuer = `${siteUrl}/auth/v1`;
  const audience = "authenticated";

  return {
    async sign(user: User, session: Session) {
      const issuedAt = Math.floor(Date.now() / 1000);
      const expiresAt = issuedAt + lifetime;
      const token = await new SignJWT({
        email: user.email,
        phone: "",
        app_metadata: user.raw_app_meta_data ?? {},
        user_metadata: user.raw_user_meta_data ?? {},
        role: "authenticated",
        aal: "aal1",
        amr: [
          { method: session.tag, timestamp: Math.floor(Date.parse(session.created_at) / 1000) },
        ],
        session_id: session.id,
        is_anonymous: false,
      })
        .setProtectedHeader({ alg: "HS256", typ: "JWT" })
        .setIssuer(issuer)
        .setSubject(user.id)
        .setAudience(audience)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(key);
      return { token, lifetime, expiresAt };
    },

    /** @throws AuthError `no_authorization` or `bad_jwt` */
    async verify(request: Request): Promise<Claims> {
      const bearer = /^bearer\s+(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
      if (!bearer) {
        throw new AuthError(401, "no_authorization", "This endpoint requires a valid Bearer token");
      }
      try {
        const options = { algorithms: ["HS256"], issuer, audience };
        const { payload } = await jwtVerify(bearer, key, options);
        return claimsSchema.parse(payload);
      } catch (error) {
        const isExpired = error instanceof Error && error.name === "JWTExpired";
        const reason = isExpired ? "token is expired" : "unable to parse or verify signature";
        throw new AuthError(403, "bad_jwt", `invalid JWT: ${reason}`);
      }
    },
  };
}
