import type { Query } from "../database/database.ts";
import { AuthError } from "./auth-error.ts";
import type { AuthService } from "./auth-service.ts";
import type { Session } from "./sessions.ts";
import { isBanned, type User, userAsJson } from "./users.ts";

export type SignedIn = { user: User; session: Session };

/**
 * Who makes a request, by its access token and by what the database says now: a token outlives the
 * session and the account it was made for.
 *
 * @throws AuthError `no_authorization`, `bad_jwt`, `user_not_found`, `session_not_found`, `user_banned`
 */
export async function requireUser(service: AuthService, request: Request): Promise<SignedIn> {
  const claims = await service.accessTokens.verify(request);
  const [row] = await service.database.query<{ user: User; session: Session | null }>(
    `select ${userAsJson} as user, to_jsonb(s) as session
     from auth.users u left join auth.sessions s on s.user_id = u.id and s.id = $2
     where u.id = $1`,
    [claims.sub, claims.session_id],
  );
  if (!row || row.user.deleted_at) {
    const text = "User from sub claim in JWT does not exist";
    throw new AuthError(403, "user_not_found", text);
  }
  if (!row.session) throw sessionNotFound();
  if (isBanned(row.user)) throw new AuthError(403, "user_banned", "User is banned");
  return { user: row.user, session: row.session };
}

/** Keeps the session from ending during a transaction. */
export async function lockSession(query: Query, { id }: Session): Promise<void> {
  const rows = await query("select id from auth.sessions where id = $1 for update", [id]);
  if (rows.length === 0) throw sessionNotFound();
}

function sessionNotFound(): AuthError {
  const text = "Session from session_id claim in JWT does not exist";
  return new AuthError(403, "session_not_found", text);
}
