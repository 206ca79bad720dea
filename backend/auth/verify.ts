import { z } from "zod";
import { AuthError, validationFailed } from "./auth-error.ts";
import type { Endpoint } from "./auth-service.ts";
import { nextPath } from "./next-path.ts";
import { hashCode, spendCode } from "./one-time-codes.ts";
import { emailSchema, parseBody } from "./request-body.ts";
import { startSession } from "./sessions.ts";
import { isOut } from "./users.ts";

/** Which codes a type of verification takes. Invitations and changes of address are never mailed. */
const purposes = {
  signup: ["confirmation"],
  email: ["confirmation", "recovery"],
  magiclink: ["recovery"],
  recovery: ["recovery"],
  invite: [],
  email_change: [],
} as const;

const typeSchema = z.enum(Object.keys(purposes) as (keyof typeof purposes)[], {
  error: "Invalid email verification type",
});
const schema = z.object({
  type: typeSchema,
  token: z.string().nullish(),
  token_hash: z.string().nullish(),
  email: emailSchema.nullish(),
});

/** POST /verify: spends the code of a mail and signs its owner in. */
export const verify: Endpoint = async (service, call) => {
  const { type, token, token_hash, email } = parseBody(schema, call.body);
  if (Boolean(token) === Boolean(token_hash)) {
    throw validationFailed("Verify requires either a token or a token hash");
  }
  if (token && !email) {
    throw validationFailed("Only an email address or phone number should be provided on verify");
  }
  if (token_hash && email) {
    throw validationFailed("Only the token_hash and type should be provided");
  }
  const hash = token_hash || hashCode(email ?? "", token ?? "");
  const takeBack = await service.limits.codeTry(call.caller.address, email ?? undefined);
  const answer = await service.database.transaction(async (query) => {
    const accepted = [...purposes[type]];
    const isHash = /^[0-9a-f]{56}$/.test(hash);
    const user = isHash && accepted.length > 0 ? await spendCode(query, hash, accepted) : undefined;
    if (!user) return undefined;
    if (isOut(user)) throw new AuthError(403, "user_banned", "User is banned");
    return startSession(service, query, user, "otp", call);
  });
  if (!answer) {
    const subject = token_hash ? "Email link is invalid or has expired" : undefined;
    throw new AuthError(403, "otp_expired", subject ?? "Token has expired or is invalid");
  }
  await takeBack();
  return answer;
};

/**
 * GET /verify leads to the page with the button that posts. Mail scanners follow links, so following
 * one must not spend the code.
 */
export const showVerification: Endpoint = async (service, { parameters }) => {
  const hash = parameters.get("token_hash") ?? parameters.get("token");
  if (!hash) throw validationFailed("Verify requires a token or a token hash");
  const type = typeSchema.safeParse(parameters.get("type"));
  if (!type.success) throw validationFailed("Verify requires a verification type");
  const page = new URL("/auth/confirm", service.siteUrl);
  page.searchParams.set("token_hash", hash);
  page.searchParams.set("type", type.data);
  page.searchParams.set("next", nextPath(parameters.get("redirect_to"), service.siteUrl));
  return new Response(null, {
    status: 303,
    headers: { Location: page.href, "Cache-Control": "no-store" },
  });
};
