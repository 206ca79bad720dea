import { z } from "zod";
import type { Query } from "../database/database.ts";
import { AuthError, validationFailed } from "./auth-error.ts";
import type { AuthService, Endpoint } from "./auth-service.ts";
import { checkNewPassword, hashPassword, isPassword } from "./passwords.ts";
import { dataSchema, parseBody } from "./request-body.ts";
import { lockSession, requireUser, type SignedIn } from "./signed-in.ts";
import { findUser, presentUser } from "./users.ts";

const day = 24 * 3_600_000;

const schema = z.object({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: z.string().nullish(),
  data: dataSchema.nullish(),
  app_metadata: z.unknown().optional(),
});

/** GET /user */
export const showUser: Endpoint = async (service, { request }) => {
  const { user } = await requireUser(service, request);
  return presentUser(user);
};

/** PUT /user: a new password, which ends all other sessions, or new data about oneself. */
export const updateUser: Endpoint = async (service, { request, body }) => {
  const signedIn = await requireUser(service, request);
  const { email, phone, password, data, app_metadata } = parseBody(schema, body);
  const { user, session } = signedIn;
  if (app_metadata != null) {
    const text = "Updating app_metadata requires admin privileges";
    throw new AuthError(403, "not_admin", text);
  }
  if (email && email.toLowerCase() !== user.email) {
    throw validationFailed("Email change is not available");
  }
  if (phone) throw validationFailed("Phone change is not available");
  const merged = data && parseBody(dataSchema, merge(user.raw_user_meta_data ?? {}, data));
  const passwordHash =
    typeof password === "string" ? await newHash(service, signedIn, password) : undefined;
  const updated = await service.database.transaction(async (query) => {
    await lockSession(query, session);
    if (passwordHash) await setPassword(query, signedIn, passwordHash);
    if (merged) {
      await query(
        `update auth.users set raw_user_meta_data = $2::text::jsonb, updated_at = now()
         where id = $1`,
        [user.id, JSON.stringify(merged)],
      );
    }
    return findUser(query, { id: user.id });
  });
  return presentUser(updated ?? user);
};

/** Checks a new password and hashes it. */
async function newHash(
  { config, limits }: AuthService,
  { user, session }: SignedIn,
  password: string,
): Promise<string> {
  if (Date.now() - Date.parse(session.created_at) > day) {
    const text = "Password update requires reauthentication";
    throw new AuthError(400, "reauthentication_needed", text);
  }
  checkNewPassword(password, config.minimum_password_length);
  await limits.passwordChange(user.id);
  if (await isPassword(password, user.encrypted_password)) {
    const text = "New password should be different from the old password.";
    throw new AuthError(422, "same_password", text);
  }
  return hashPassword(password);
}

/** Codes on their way end too: one may be in the hands of whoever the new password shuts out. */
async function setPassword(query: Query, { user, session }: SignedIn, hash: string) {
  await query(
    `update auth.users set encrypted_password = $2, recovery_token = '', updated_at = now()
     where id = $1`,
    [user.id, hash],
  );
  await query("delete from auth.sessions where user_id = $1 and id <> $2", [user.id, session.id]);
}

function merge(old: Record<string, unknown>, given: Record<string, unknown>) {
  const all = Object.entries({ ...old, ...given });
  return Object.fromEntries(all.filter(([, value]) => value !== null));
}
