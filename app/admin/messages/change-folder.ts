import { data, type RouterContextProvider } from "react-router";
import { getBackend } from "../../session/backend.ts";
import { siteContext } from "../../session/site-context.ts";
import type { ToastMessage } from "../../ui/toast.tsx";
import { serverMessage } from "../server-message.ts";
import { retryMail } from "./mails.ts";
import { deleteSubscriber } from "./subscribers.ts";

type Context = Readonly<RouterContextProvider>;

/** What the buttons of a list do: have mails sent again, or delete a subscriber. */
export async function changeFolder(request: Request, context: Context) {
  const form = await request.formData();
  const intent = form.get("intent");
  if (intent !== "retry" && intent !== "delete") throw nothingToDo();
  try {
    if (intent === "retry") return { toast: await retryMails(form, context) };
    await deleteSubscriber(getBackend(context), String(form.get("id")));
    return { toast: done("Subscriber deleted", "The address is forgotten") };
  } catch (error) {
    context.get(siteContext).report(error);
    return data({ toast: failed(error) }, { status: 500 });
  }
}

export function nothingToDo(): Response {
  return new Response("Nothing to do", { status: 400 });
}

/** Has the mails a form names sent again, one after the other. */
export async function retryMails(form: FormData, context: Context): Promise<ToastMessage> {
  const db = getBackend(context);
  let count = 0;
  for (const id of form.getAll("mail")) if (await retryMail(db, String(id))) count += 1;
  if (count === 0) return done("Nothing to send", "It has been sent, or is on its way right now");
  const what = count === 1 ? "The mail is" : `${count} mails are`;
  return done("On its way", `${what} sent now; reload the page to see what the mail server says`);
}

export function failed(error: unknown): ToastMessage {
  return { title: "Error", description: serverMessage(error), variant: "destructive" };
}

function done(title: string, description: string): ToastMessage {
  return { title, description, variant: "default" };
}
