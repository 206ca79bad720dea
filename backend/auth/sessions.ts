import { randomUUID } from "node:crypto";
import { isIP } from "node:net";
import type { Query } from "../database/database.ts";
import { AuthError } from "./auth-error.ts";
import type { AuthCall, AuthService } from "./auth-service.ts";
import { isBanned, presentUser, type User, userAsJson } from "./users.ts";

/** A row of auth.sessions, as much of it as is read here. Its tag says how it was begun. */
export type Session = {
  id: string;
  tag: "password" | "otp";
  refresh_token_counter: number;
  created_at: string;
};

const sessionsPerUser = 100;

/** Signs a user in: a new session and its first tokens, as the API answers them. */
export async function startSession(
  service: AuthService,
  query: Query,
  user: User,
  tag: Session["tag"],
  { request, caller }: AuthCall,
) {
  const userAgent = request.headers.get("user-agent")?.slice(0, 255) ?? null;
  const address = isIP(caller.address) ? caller.address : null;
  const [row] = await query<{ session: Session }>(
    `insert into auth.sessions as s
       (id, user_id, aal, tag, user_agent, ip, refresh_token_counter)
     values ($1, $2, 'aal1', $3, $4, $5::inet, 0) returning to_jsonb(s) as session`,
    [randomUUID(), user.id, tag, userAgent, address],
  );
  if (!row) throw new Error("The new session was not stored");
  await query("update auth.users set last_sign_in_at = now() where id = $1", [user.id]);
  await query(
    `delete from auth.sessions where id in (
       select id from auth.sessions where user_id = $1 order by created_at desc offset $2)`,
    [user.id, sessionsPerUser],
  );
  return answerTokens(service, { ...user, last_sign_in_at: new Date().toISOString() }, row.session);
}

/**
 * Exchanges a refresh token for the next one. The one before the newest gets the newest, as with
 * GoTrue: parallel requests share it, and an answer can be lost on its way to the browser. Any older
 * one was copied by somebody, and ends the session.
 */
export async function refreshSession(service: AuthService, token: string) {
  const notFound = refusal("refresh_token_not_found", "Refresh Token Not Found");
  const given = service.refreshTokens.read(token);
  if (!given) throw notFound;
  const outcome = await service.database.transaction(async (query) => {
    const [row] = await query<{ session: Session; user: User }>(
      `select to_jsonb(s) as session, ${userAsJson} as user
       from auth.sessions s join auth.users u on u.id = s.user_id where s.id = $1 for update of s`,
      [given.sessionId],
    );
    if (!row || given.counter > row.session.refresh_token_counter) return notFound;
    if (row.user.deleted_at) return refusal("session_not_found", "No Valid Session Found");
    if (isBanned(row.user)) return refusal("user_banned", "User Banned");
    const { session, user } = row;
    const behind = session.refresh_token_counter - given.counter;
    if (behind === 1) return { session, user };
    if (behind > 1) {
      await query("delete from auth.sessions where id = $1", [session.id]);
      return refusal("refresh_token_already_used", "Already Used");
    }
    const counter = session.refresh_token_counter + 1;
    await query(
      `update auth.sessions set refresh_token_counter = $2, updated_at = now(),
         refreshed_at = clock_timestamp() at time zone 'utc' where id = $1`,
      [session.id, counter],
    );
    return { session: { ...session, refresh_token_counter: counter }, user };
  });
  if (outcome instanceof AuthError) throw outcome;
  return answerTokens(service, outcome.user, outcome.session);
}

async function answerTokens(service: AuthService, user: User, session: Session) {
  const { token, lifetime, expiresAt } = await service.accessTokens.sign(user, session);
  return {
    access_token: token,
    token_type: "bearer",
    expires_in: lifetime,
    expires_at: expiresAt,
    refresh_token: service.refreshTokens.write({
      sessionId: session.id,
      counter: session.refresh_token_counter,
    }),
    user: presentUser(user),
  };
}

function refusal(code: string, reason: string): AuthError {
  return new AuthError(400, code, `Invalid Refresh Token: ${reason}`);
}
