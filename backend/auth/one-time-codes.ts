import { createHash, randomInt } from "node:crypto";
import type { Query } from "../database/database.ts";
import type { AuthService } from "./auth-service.ts";
import { queueMail } from "./mail.ts";
import { isOut, type User, userAsJson } from "./users.ts";

/** What a mailed code is good for, by the pair of columns of auth.users that holds it. */
type Purpose = "confirmation" | "recovery";
export type CodeMail = "confirmation" | "recovery" | "magic_link";

const lifetime: Record<Purpose, number> = { confirmation: 24 * 3_600_000, recovery: 3_600_000 };

/** GoTrue's hash of a code, which is also what links carry. It binds the code to the address. */
export function hashCode(email: string, code: string): string {
  return createHash("sha224")
    .update(email + code)
    .digest("hex");
}

/**
 * Makes a new code for a user and queues the mail that carries it. Earlier codes end.
 *
 * @param next path of this site to go to afterwards
 */
export async function mailCode(
  service: AuthService,
  query: Query,
  user: { id: string; email: string },
  mail: CodeMail,
  next: string,
): Promise<void> {
  const purpose: Purpose = mail === "confirmation" ? "confirmation" : "recovery";
  const code = makeCode(service.config.email.otp_length);
  const hash = hashCode(user.email, code);
  await query(
    `update auth.users set ${purpose}_token = $2, ${purpose}_sent_at = now(), updated_at = now()
     where id = $1`,
    [user.id, hash],
  );
  const values = { Email: user.email, Token: code, TokenHash: hash, RedirectTo: next };
  await queueMail(query, service.mail, mail, user.email, values);
}

/**
 * Spends a code and confirms the address it was sent to.
 *
 * @returns the user, or undefined where the code is unknown, spent, expired or for something else
 */
export async function spendCode(
  query: Query,
  hash: string,
  purposes: Purpose[],
): Promise<User | undefined> {
  const columns = purposes.map((purpose) => `${purpose}_token = $1`).join(" or ");
  const [row] = await query<{ user: User }>(
    `select ${userAsJson} as user from auth.users u where ${columns} for update of u`,
    [hash],
  );
  const user = row?.user;
  const purpose = purposes.find((name) => user?.[`${name}_token`] === hash);
  if (!user || !purpose || user.deleted_at) return undefined;
  const sentAt = Date.parse(user[`${purpose}_sent_at`] ?? "");
  if (!(Date.now() - sentAt < lifetime[purpose])) return undefined;
  if (isOut(user)) return user;
  await query(
    `update auth.users set confirmation_token = '', recovery_token = '', updated_at = now(),
       email_confirmed_at = coalesce(email_confirmed_at, now()) where id = $1`,
    [user.id],
  );
  await query(
    `update auth.identities set updated_at = now(),
       identity_data = identity_data || '{"email_verified": true}'
     where user_id = $1 and provider = 'email'`,
    [user.id],
  );
  const confirmed = await query<{ user: User }>(
    `select ${userAsJson} as user from auth.users u where u.id = $1`,
    [user.id],
  );
  return confirmed[0]?.user;
}

function makeCode(length: number): string {
  return Array.from({ length }, () => randomInt(10)).join("");
}
