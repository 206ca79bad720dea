import { z } from "zod";
import { AuthError, validationFailed } from "./auth-error.ts";
import type { Endpoint } from "./auth-service.ts";
import { inEqualTime } from "./equal-time.ts";
import { isPassword } from "./passwords.ts";
import { parseBody } from "./request-body.ts";
import { refreshSession, startSession } from "./sessions.ts";
import { findUser, isBanned } from "./users.ts";

const passwordSchema = z.object({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: z.string().nullish(),
});
const refreshSchema = z.object({ refresh_token: z.string().nullish() });
const codeSchema = z.object({
  auth_code: z.string().nullish(),
  code_verifier: z.string().nullish(),
});
const idTokenSchema = z.object({ provider: z.string().nullish(), id_token: z.string().nullish() });

/** Longer ones are nobody's, and are not worth remembering in a limit. */
const longestEmail = 255;

/** POST /token */
export const token: Endpoint = async (service, call) => {
  const grant = grants.get(call.parameters.get("grant_type") ?? "");
  if (!grant) throw new AuthError(400, "invalid_credentials", "unsupported_grant_type");
  return grant(service, call);
};

const signIn: Endpoint = async (service, call) => {
  const { email: given, phone, password } = parseBody(passwordSchema, call.body);
  if (phone) throw new AuthError(422, "phone_provider_disabled", "Phone logins are disabled");
  if (!given) throw validationFailed("missing email or phone");
  const wrong = new AuthError(400, "invalid_credentials", "Invalid login credentials");
  const email = given.toLowerCase();
  if (email.length > longestEmail) throw wrong;
  const attempt = await service.limits.signIn.begin(email, call.caller.address);
  const user = await inEqualTime("lookUp", () => findUser(service.database.query, { email }));
  const isRight = await isPassword(password ?? "", user?.encrypted_password);
  if (!user || !isRight || user.deleted_at) throw wrong;
  await attempt.succeeded();
  if (isBanned(user)) throw new AuthError(400, "user_banned", "User is banned");
  if (!user.email_confirmed_at) {
    throw new AuthError(400, "email_not_confirmed", "Email not confirmed");
  }
  return service.database.transaction(async (query) => {
    const now = await findUser(query, { id: user.id }, "for update of u");
    // Changed while it was checked: the old password ends with the old sessions.
    if (now?.encrypted_password !== user.encrypted_password) throw wrong;
    return startSession(service, query, now, "password", call);
  });
};

const refresh: Endpoint = async (service, { body }) => {
  const { refresh_token } = parseBody(refreshSchema, body);
  if (!refresh_token) throw validationFailed("refresh_token required");
  return refreshSession(service, refresh_token);
};

/** Only sign-ins with other providers give out such codes, and there are none. */
const exchangeCode: Endpoint = async (_service, { body }) => {
  const { auth_code, code_verifier } = parseBody(codeSchema, body);
  if (!auth_code || !code_verifier) {
    throw validationFailed("invalid request: both auth code and code verifier should be non-empty");
  }
  const text = "invalid flow state, no valid flow state found";
  throw new AuthError(404, "flow_state_not_found", text);
};

const refuseIdToken: Endpoint = async (_service, { body }) => {
  const { provider, id_token } = parseBody(idTokenSchema, body);
  if (!id_token) throw validationFailed("id_token required");
  const name = JSON.stringify(provider ?? "");
  throw new AuthError(400, "provider_disabled", `Provider (issuer ${name}) is not enabled`);
};

const grants = new Map<string, Endpoint>([
  ["password", signIn],
  ["refresh_token", refresh],
  ["pkce", exchangeCode],
  ["id_token", refuseIdToken],
]);
