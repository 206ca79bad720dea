import type { Backend } from "../../session/backend.ts";
import { type Folder, patternsOf, rangeOf, type Wanted } from "./folders.ts";
import { type Mail, mailColumns } from "./mails.ts";

/** A message as a list shows it. */
export type MessageSummary = {
  id: string;
  name: string;
  email: string;
  station_call: string;
  excerpt: string;
  read_at: string | null;
  created_at: string;
  mail_outbox: { failed_at: string | null }[];
};

export type Page<Row> = { rows: Row[]; count: number };

const columns =
  "id, name, email, station_call, excerpt, read_at, created_at, mail_outbox(failed_at)";

/** A page of the inbox or the spam folder, the newest first. */
export async function listMessages(
  db: Backend,
  { folder, search, page }: Wanted,
): Promise<Page<MessageSummary>> {
  let query = db
    .from("contact_messages")
    .select(columns, { count: "exact" })
    .eq("is_spam", folder === "spam");
  if (search) query = query.ilikeAllOf("search_text", patternsOf(search));
  const { data, count } = await query
    .order("created_at", { ascending: false })
    .order("id")
    .range(...rangeOf(page))
    .throwOnError();
  return { rows: data, count: count ?? 0 };
}

/** What there is to see in each folder: new messages, suspects, subscribers, mail that failed. */
export async function countFolders(db: Backend): Promise<Record<Folder, number>> {
  const count = { count: "exact", head: true } as const;
  const messages = () => db.from("contact_messages").select("id", count).is("read_at", null);
  const [inbox, spam, newsletter, mail] = await Promise.all([
    messages().eq("is_spam", false).throwOnError(),
    messages().eq("is_spam", true).throwOnError(),
    db
      .from("newsletter_subscribers")
      .select("id", count)
      .not("confirmed_at", "is", null)
      .is("unsubscribed_at", null)
      .throwOnError(),
    db.from("mail_outbox").select("id", count).not("failed_at", "is", null).throwOnError(),
  ]);
  return {
    inbox: inbox.count ?? 0,
    spam: spam.count ?? 0,
    newsletter: newsletter.count ?? 0,
    mail: mail.count ?? 0,
  };
}

const detailColumns =
  "id, name, email, station_call, station_format, software_used, library_size, message, newsletter, is_spam, read_at, created_at";

/** A message with its mails, the owner's first; null where there is none of that id. */
export async function findMessage(db: Backend, id: string) {
  if (!/^[0-9a-f-]{36}$/i.test(id)) return null;
  const { data } = await db
    .from("contact_messages")
    .select(`${detailColumns}, mail_outbox(${mailColumns})`)
    .eq("id", id)
    .maybeSingle()
    .throwOnError();
  if (!data) return null;
  const { mail_outbox, ...message } = data;
  const isReceipt = ({ recipient }: Mail) => recipient === message.email;
  const mails = mail_outbox.sort((a, b) => Number(isReceipt(a)) - Number(isReceipt(b)));
  return { ...message, mails };
}

export type Message = NonNullable<Awaited<ReturnType<typeof findMessage>>>;

export async function markMessage(db: Backend, id: string, isRead: boolean): Promise<void> {
  const read_at = isRead ? new Date().toISOString() : null;
  await db.from("contact_messages").update({ read_at }).eq("id", id).throwOnError();
}

export async function moveMessage(db: Backend, id: string, is_spam: boolean): Promise<void> {
  await db.from("contact_messages").update({ is_spam }).eq("id", id).throwOnError();
}

export async function deleteMessage(db: Backend, id: string): Promise<void> {
  await db.from("contact_messages").delete().eq("id", id).throwOnError();
}
