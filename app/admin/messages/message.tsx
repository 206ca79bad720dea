import { pageMeta } from "../../seo/metadata.ts";
import { getBackend } from "../../session/backend.ts";
import { redirectWithToast } from "../../session/flash.ts";
import { siteContext } from "../../session/site-context.ts";
import { ActionToast } from "../action-toast.tsx";
import type { Route } from "./+types/message";
import { changeMessage } from "./change-message.ts";
import { folderPath } from "./folders.ts";
import { MailReport } from "./mail-report.tsx";
import { MessageActions } from "./message-actions.tsx";
import { MessageSheet } from "./message-sheet.tsx";
import { findMessage, markMessage } from "./messages.ts";
import "./messages.css";

/** Whoever opens a message has read it. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const db = getBackend(context);
  const { settings } = context.get(siteContext);
  const message = await findMessage(db, params.id);
  if (!message) {
    throw await redirectWithToast("/admin/messages", "message-not-found", settings.origin);
  }
  if (!message.read_at) await markMessage(db, message.id, true);
  return { message, isDeleting: url.searchParams.has("delete") };
}

export function action({ request, params, context }: Route.ActionArgs) {
  return changeMessage(request, params.id, context);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const page = {
    title: `Message from ${loaderData.message.name}`,
    description: "A message from the contact form.",
    path: `/admin/messages/${loaderData.message.id}`,
    noindex: true,
  };
  return pageMeta(page, matches[0].loaderData.site);
}

export default function MessagePage({ loaderData, actionData }: Route.ComponentProps) {
  const { message, isDeleting } = loaderData;
  const { is_spam, mails } = message;
  return (
    <div className="page desk">
      <header className="desk-head">
        <p className="eyebrow">Admin · Messages · {is_spam ? "Spam" : "Inbox"}</p>
        <h1 className="h2 message-title">
          <bdi>{message.name}</bdi>
        </h1>
        <p className="actions">
          <a
            className="button button-small button-quiet"
            href={folderPath({ folder: is_spam ? "spam" : "inbox" })}
          >
            Back to {is_spam ? "Spam" : "Inbox"}
          </a>
        </p>
      </header>
      <ActionToast toast={actionData?.toast} />
      <MessageSheet message={message} />
      <MessageActions message={message} isDeleting={isDeleting} answer={actionData} />
      <section className="message-mails" aria-labelledby="delivery">
        <h2 className="h3" id="delivery">
          Delivery
        </h2>
        {mails.length > 0 ? (
          <ul className="mail-reports">
            {mails.map((mail) => (
              <MailReport key={mail.id} mail={mail} />
            ))}
          </ul>
        ) : (
          <p className="text-mute">
            {is_spam
              ? "No mail is sent for suspects."
              : "No mail belongs to this message any more."}
          </p>
        )}
      </section>
    </div>
  );
}
