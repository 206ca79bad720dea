import type { Backend } from "../../session/backend.ts";
import { patternsOf, rangeOf, type Wanted } from "./folders.ts";
import type { Page } from "./messages.ts";

export type Mail = {
  id: string;
  recipient: string;
  subject: string;
  created_at: string;
  attempts: number;
  next_attempt_at: string | null;
  sent_at: string | null;
  failed_at: string | null;
  /** What the mail server said last. */
  last_answer: string | null;
};

/** Where a mail stands. Kept: it waits for a mail server to be set. */
export type MailState = "sent" | "waiting" | "kept" | "failed";

export const mailColumns =
  "id, recipient, subject, created_at, attempts, next_attempt_at, sent_at, failed_at, last_answer";

export function stateOf({ sent_at, failed_at, next_attempt_at }: Mail): MailState {
  if (sent_at) return "sent";
  if (failed_at) return "failed";
  return next_attempt_at ? "waiting" : "kept";
}

/** A page of the mails that have not been sent, failed ones first, then the newest. */
export async function listUnsentMails(db: Backend, { search, page }: Wanted): Promise<Page<Mail>> {
  let query = db.from("mail_outbox").select(mailColumns, { count: "exact" }).is("sent_at", null);
  if (search) query = query.ilikeAllOf("recipient", patternsOf(search));
  const { data, count } = await query
    .order("failed_at", { ascending: false, nullsFirst: false })
    .order("created_at", { ascending: false })
    .order("id")
    .range(...rangeOf(page))
    .throwOnError();
  return { rows: data, count: count ?? 0 };
}

/** Has a mail sent again; false where there is nothing to send any more. */
export async function retryMail(db: Backend, id: string): Promise<boolean> {
  const { data } = await db.rpc("retry_mail", { mail_id: id }).throwOnError();
  return data;
}
