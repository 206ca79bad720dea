import { randomUUID } from "node:crypto";
import type { Query } from "../database/database.ts";

export type NewUser = {
  /** In lower case. */
  email: string;
  passwordHash: string;
  /** What the sign-up says about the person. Grants nothing. */
  data: Record<string, unknown>;
};

/**
 * Writes an unconfirmed user and its identity, so complete that the rows may move to a hosted
 * project.
 *
 * @returns the new id, or undefined where the address has been taken meanwhile
 */
export async function insertUser(query: Query, user: NewUser): Promise<string | undefined> {
  const id = randomUUID();
  const { email, passwordHash, data } = user;
  const rows = await query(
    `insert into auth.users (
       id, aud, role, email, encrypted_password, raw_app_meta_data, raw_user_meta_data,
       confirmation_token, recovery_token, email_change, email_change_token_new,
       email_change_token_current, phone_change, phone_change_token, reauthentication_token
     ) values (
       $1, 'authenticated', 'authenticated', $2, $3,
       '{"provider": "email", "providers": ["email"]}', $4::text::jsonb,
       '', '', '', '', '', '', '', ''
     ) on conflict (email) where not is_sso_user do nothing returning id`,
    [id, email, passwordHash, JSON.stringify(data)],
  );
  if (rows.length === 0) return undefined;
  await query(
    `insert into auth.identities (
       id, user_id, provider, provider_id, identity_data, last_sign_in_at
     ) values ($1, $2::uuid, 'email', $2::uuid::text, $3::text::jsonb, now())`,
    [randomUUID(), id, identityData(id, user)],
  );
  return id;
}

/**
 * Lets a repeated sign-up replace what an earlier, never confirmed one said. Otherwise somebody could
 * register a stranger's address and wait for the stranger to confirm a password they don't know.
 */
export async function replaceUnconfirmedUser(
  query: Query,
  id: string,
  user: NewUser,
): Promise<void> {
  await query(
    `update auth.users set encrypted_password = $2, raw_user_meta_data = $3::text::jsonb,
       updated_at = now() where id = $1`,
    [id, user.passwordHash, JSON.stringify(user.data)],
  );
  await query(
    `update auth.identities set identity_data = $2::text::jsonb, updated_at = now()
     where user_id = $1 and provider = 'email'`,
    [id, identityData(id, user)],
  );
}

function identityData(id: string, { email, data }: NewUser): string {
  const own = { sub: id, email, email_verified: false, phone_verified: false };
  return JSON.stringify({ ...data, ...own });
}
