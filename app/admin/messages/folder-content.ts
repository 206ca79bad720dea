import type { Backend } from "../../session/backend.ts";
import type { Wanted } from "./folders.ts";
import { listUnsentMails, type Mail } from "./mails.ts";
import { listMessages, type MessageSummary } from "./messages.ts";
import { listSubscribers, type Subscriber } from "./subscribers.ts";

/** A page of a folder; `count` is that of all its pages. */
export type FolderContent = { count: number } & (
  | { kind: "messages"; messages: MessageSummary[] }
  | { kind: "subscribers"; subscribers: Subscriber[] }
  | { kind: "mails"; mails: Mail[] }
);

export async function loadFolder(db: Backend, wanted: Wanted): Promise<FolderContent> {
  if (wanted.folder === "newsletter") {
    const { rows, count } = await listSubscribers(db, wanted);
    return { kind: "subscribers", subscribers: rows, count };
  }
  if (wanted.folder === "mail") {
    const { rows, count } = await listUnsentMails(db, wanted);
    return { kind: "mails", mails: rows, count };
  }
  const { rows, count } = await listMessages(db, wanted);
  return { kind: "messages", messages: rows, count };
}
