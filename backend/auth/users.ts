import type { Query } from "../database/database.ts";

type Metadata = Record<string, unknown>;

type Identity = {
  id: string;
  provider: string;
  provider_id: string;
  user_id: string;
  identity_data: Metadata;
  email: string | null;
  last_sign_in_at: string | null;
  created_at: string;
  updated_at: string;
};

/** A row of auth.users, as much of it as is read here, with its identities. Times are ISO 8601. */
export type User = {
  id: string;
  email: string;
  encrypted_password: string | null;
  email_confirmed_at: string | null;
  confirmation_token: string | null;
  confirmation_sent_at: string | null;
  recovery_token: string | null;
  recovery_sent_at: string | null;
  last_sign_in_at: string | null;
  raw_app_meta_data: Metadata | null;
  raw_user_meta_data: Metadata | null;
  banned_until: string | null;
  deleted_at: string | null;
  created_at: string;
  updated_at: string;
  identities: Identity[];
};

/** SQL for a whole user `u` as one JSON value, which both database drivers read alike. */
export const userAsJson = `to_jsonb(u) || jsonb_build_object('identities', (
  select coalesce(jsonb_agg(to_jsonb(i) order by i.created_at), '[]')
  from auth.identities i where i.user_id = u.id))`;

/** Finds a user by id or address (in lower case), locked until the transaction ends if asked to. */
export async function findUser(
  query: Query,
  by: { id: string } | { email: string },
  lock: "" | "for update of u" = "",
): Promise<User | undefined> {
  const [column, value] = "id" in by ? ["id", by.id] : ["email", by.email];
  const [row] = await query<{ user: User }>(
    `select ${userAsJson} as user from auth.users u where ${column} = $1 and not is_sso_user ${lock}`,
    [value],
  );
  return row?.user;
}

export function isBanned(user: User): boolean {
  return user.banned_until !== null && Date.parse(user.banned_until) > Date.now();
}

/** Banned or deleted. */
export function isOut(user: User): boolean {
  return user.deleted_at !== null || isBanned(user);
}

/** A user as the API shows it. */
export function presentUser(user: User) {
  return {
    id: user.id,
    aud: "authenticated",
    role: "authenticated",
    email: user.email,
    ...when("email_confirmed_at", user.email_confirmed_at),
    phone: "",
    ...when("confirmation_sent_at", user.confirmation_sent_at),
    ...when("confirmed_at", user.email_confirmed_at),
    ...when("recovery_sent_at", user.recovery_sent_at),
    ...when("last_sign_in_at", user.last_sign_in_at),
    app_metadata: user.raw_app_meta_data ?? {},
    user_metadata: user.raw_user_meta_data ?? {},
    identities: user.identities.map(presentIdentity),
    created_at: toIso(user.created_at),
    updated_at: toIso(user.updated_at),
    is_anonymous: false,
  };
}

function presentIdentity(identity: Identity) {
  return {
    identity_id: identity.id,
    id: identity.provider_id,
    user_id: identity.user_id,
    identity_data: identity.identity_data,
    provider: identity.provider,
    ...when("last_sign_in_at", identity.last_sign_in_at),
    created_at: toIso(identity.created_at),
    updated_at: toIso(identity.updated_at),
    email: identity.email,
  };
}

function when(name: string, time: string | null): Record<string, string> {
  return time === null ? {} : { [name]: toIso(time) };
}

function toIso(time: string): string {
  return new Date(time).toISOString();
}
