import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { Query } from "../database/database.ts";
import { AuthError, validationFailed } from "./auth-error.ts";
import type { AuthService, Endpoint } from "./auth-service.ts";
import { inEqualTime } from "./equal-time.ts";
import { queueMail } from "./mail.ts";
import { insertUser, type NewUser, replaceUnconfirmedUser } from "./new-users.ts";
import { nextPath } from "./next-path.ts";
import { mailCode } from "./one-time-codes.ts";
import { checkNewPassword, hashPassword } from "./passwords.ts";
import { dataSchema, emailSchema, parseBody } from "./request-body.ts";
import { findUser, isOut, presentUser } from "./users.ts";

const schema = z.object({
  email: emailSchema.nullish(),
  phone: z.string().nullish(),
  password: z.string().nullish(),
  data: dataSchema.nullish(),
});

/**
 * POST /signup. Says the same, in the same time, whether the address is new or known: only the mail
 * to it tells. So even a new account's identities are left out.
 */
export const signUp: Endpoint = async (service, { body, caller, parameters }) => {
  const { config, limits, database } = service;
  const { email, phone, password, data } = parseBody(schema, body);
  if (!config.email.enable_signup) {
    throw new AuthError(422, "signup_disabled", "Signups not allowed for this instance");
  }
  if (phone) throw new AuthError(400, "phone_provider_disabled", "Phone signups are disabled");
  if (!email) {
    throw new AuthError(422, "anonymous_provider_disabled", "Anonymous sign-ins are disabled");
  }
  if (!password) throw validationFailed("Signup requires a valid password");
  checkNewPassword(password, config.minimum_password_length);
  await limits.mailRequest(caller.address);
  const user = { email, passwordHash: await hashPassword(password), data: data ?? {} };
  const next = nextPath(parameters.get("redirect_to"), service.siteUrl);
  const id = await inEqualTime("write", () =>
    database.transaction((query) => register(service, query, user, next)),
  );
  return presentNewUser(id, user);
};

/** Returns the id of a user made now, or a random one. */
async function register(
  service: AuthService,
  query: Query,
  user: NewUser,
  next: string,
): Promise<string> {
  const { limits, mail } = service;
  const { email } = user;
  const known = await findUser(query, { email }, "for update of u");
  if (!known) {
    const id = await insertUser(query, user);
    if (id && (await limits.mayMail("confirmation", email))) {
      await mailCode(service, query, { id, email }, "confirmation", next);
    }
    return id ?? randomUUID();
  }
  const isConfirmed = known.email_confirmed_at !== null;
  const kind = isConfirmed ? "already_registered" : "confirmation";
  if (isOut(known) || !(await limits.mayMail(kind, email))) return randomUUID();
  if (isConfirmed) {
    await queueMail(query, mail, "already_registered", email, { Email: email });
  } else {
    // The link in a mail confirms the sign-up that caused the mail, and no other.
    await replaceUnconfirmedUser(query, known.id, user);
    await mailCode(service, query, known, "confirmation", next);
  }
  return randomUUID();
}

function presentNewUser(id: string, { email, data }: NewUser) {
  const now = new Date().toISOString();
  return presentUser({
    id,
    email,
    encrypted_password: null,
    email_confirmed_at: null,
    confirmation_token: null,
    confirmation_sent_at: now,
    recovery_token: null,
    recovery_sent_at: null,
    last_sign_in_at: null,
    raw_app_meta_data: { provider: "email", providers: ["email"] },
    raw_user_meta_data: data,
    banned_until: null,
    deleted_at: null,
    created_at: now,
    updated_at: now,
    identities: [],
  });
}
