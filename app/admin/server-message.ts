import { BackendUnavailable, unavailableText } from "../session/backend-error.ts";

/** What admins read about a failed call: the database's own words, which tell them what to mend. */
export function serverMessage(error: unknown): string {
  if (error instanceof BackendUnavailable) return unavailableText;
  const { message } = error as { message?: unknown };
  return typeof message === "string" && message ? message : "Please try again later";
}

/** The database's code of a failure, such as 23505 for a value that is taken. */
export function errorCode(error: unknown): string | undefined {
  const { code } = error as { code?: unknown };
  return typeof code === "string" ? code : undefined;
}

/** The status of an answer that says a call was refused: 429 stays, since it says when to return. */
export function refusalStatus(error: unknown): 400 | 429 {
  return (error as { status?: unknown } | undefined)?.status === 429 ? 429 : 400;
}
