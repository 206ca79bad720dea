import { data, type RouterContextProvider } from "react-router";
import { type Backend, getBackend } from "../../session/backend.ts";
import { type FlashKind, redirectWithToast } from "../../session/flash.ts";
import { siteContext } from "../../session/site-context.ts";
import { failed, nothingToDo, retryMails } from "./change-folder.ts";
import { deleteMessage, markMessage, moveMessage } from "./messages.ts";

type Change = { run: (db: Backend, id: string) => Promise<void>; toast: FlashKind; to: string };

const inbox = "/admin/messages";
const spam = "/admin/messages?folder=spam";

/** What the buttons of a message do, and where they lead. */
const changes = new Map<string, Change>([
  ["unread", { run: (db, id) => markMessage(db, id, false), toast: "message-unread", to: inbox }],
  ["spam", { run: (db, id) => moveMessage(db, id, true), toast: "message-to-spam", to: inbox }],
  ["inbox", { run: (db, id) => moveMessage(db, id, false), toast: "message-to-inbox", to: spam }],
  ["delete", { run: deleteMessage, toast: "message-deleted", to: inbox }],
]);

export async function changeMessage(
  request: Request,
  id: string,
  context: Readonly<RouterContextProvider>,
) {
  const form = await request.formData();
  const { settings, report } = context.get(siteContext);
  const intent = String(form.get("intent"));
  const change = changes.get(intent);
  if (!change && intent !== "retry") throw nothingToDo();
  try {
    if (!change) return { toast: await retryMails(form, context) };
    await change.run(getBackend(context), id);
  } catch (error) {
    report(error);
    return data({ toast: failed(error) }, { status: 500 });
  }
  throw await redirectWithToast(change.to, change.toast, settings.origin);
}
