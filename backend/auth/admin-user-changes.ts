import { z } from "zod";
import type { Query } from "../database/database.ts";
import { validationFailed } from "./auth-error.ts";
import type { AuthService } from "./auth-service.ts";
import { checkNewPassword, hashPassword } from "./passwords.ts";
import { dataSchema, emailSchema } from "./request-body.ts";

/** What an owner may set of a user. Other fields of the API are refused rather than ignored. */
export const userAttributes = z.strictObject({
  email: emailSchema.nullish(),
  password: z.string().nullish(),
  email_confirm: z.boolean().nullish(),
  user_metadata: dataSchema.nullish(),
  app_metadata: dataSchema.nullish(),
  /** A duration like "24h" or "1h30m", or "none". */
  ban_duration: z.string().nullish(),
});

type Attributes = z.infer<typeof userAttributes>;

const seconds: Record<string, number> = { h: 3600, m: 60, s: 1, ms: 0.001 };

/**
 * Checks what is to be set, and hashes the password, before anything is locked.
 *
 * @returns writes it all, in the transaction of `query`
 * @throws AuthError `validation_failed` or `weak_password`
 */
export async function changeUser({ config }: AuthService, attributes: Attributes) {
  const { password, email_confirm, user_metadata, app_metadata, ban_duration } = attributes;
  const bannedUntil = ban_duration == null ? undefined : endOfBan(ban_duration);
  if (password != null) checkNewPassword(password, config.minimum_password_length);
  const passwordHash = password == null ? undefined : await hashPassword(password);

  return async (query: Query, id: string): Promise<void> => {
    if (passwordHash) {
      await query(
        `update auth.users set encrypted_password = $2, recovery_token = '', updated_at = now()
         where id = $1`,
        [id, passwordHash],
      );
      await query("delete from auth.sessions where user_id = $1", [id]);
    }
    if (email_confirm) await confirm(query, id);
    if (user_metadata) await merge(query, id, "raw_user_meta_data", user_metadata);
    if (app_metadata) await merge(query, id, "raw_app_meta_data", app_metadata);
    if (bannedUntil !== undefined) {
      await query("update auth.users set banned_until = $2, updated_at = now() where id = $1", [
        id,
        bannedUntil,
      ]);
    }
  };
}

async function confirm(query: Query, id: string): Promise<void> {
  await query(
    `update auth.users set confirmation_token = '', updated_at = now(),
       email_confirmed_at = coalesce(email_confirmed_at, now()) where id = $1`,
    [id],
  );
  await query(
    `update auth.identities set updated_at = now(),
       identity_data = identity_data || '{"email_verified": true}'
     where user_id = $1 and provider = 'email'`,
    [id],
  );
}

/** Null takes a name out. */
async function merge(
  query: Query,
  id: string,
  column: "raw_user_meta_data" | "raw_app_meta_data",
  data: Record<string, unknown>,
): Promise<void> {
  await query(
    `update auth.users set updated_at = now(),
       ${column} = jsonb_strip_nulls(coalesce(${column}, '{}') || $2::text::jsonb) where id = $1`,
    [id, JSON.stringify(data)],
  );
}

function endOfBan(duration: string): string | null {
  if (duration === "none") return null;
  const parts = [...duration.matchAll(/(\d+(?:\.\d+)?)(ms|h|m|s)/g)];
  const isWhole = parts.length > 0 && parts.map(([part]) => part).join("") === duration;
  const total = parts.reduce((sum, [, count, unit = ""]) => {
    return sum + Number(count) * (seconds[unit] ?? 0);
  }, 0);
  const end = new Date(Date.now() + total * 1000);
  if (!isWhole || Number.isNaN(end.getTime())) {
    throw validationFailed("invalid format for ban duration");
  }
  return end.toISOString();
}
