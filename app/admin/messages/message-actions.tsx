import { useState } from "react";
import { Form, useNavigation } from "react-router";
import { useSite } from "../../session/use-site.ts";
import { DeleteDialog } from "./delete-dialog.tsx";
import type { Message } from "./messages.ts";
import { replyLink } from "./reply-link.ts";

type Props = {
  message: Message;
  /** Whether the address asks to delete it, where script doesn't run. */
  isDeleting: boolean;
  answer: unknown;
};

/** What can be done with a message. */
export function MessageActions({ message, isDeleting, answer }: Props) {
  const site = useSite();
  const isBusy = useNavigation().formMethod === "POST";
  const [isAsking, setIsAsking] = useState(isDeleting);
  const { id, name, email, is_spam } = message;
  const path = `/admin/messages/${id}`;
  const buttons = [
    is_spam ? { intent: "inbox", label: "Not spam" } : { intent: "spam", label: "Move to spam" },
    { intent: "unread", label: "Mark unread" },
  ];
  return (
    <div className="actions">
      <a className="button" href={replyLink(email, site?.businessName ?? "")}>
        Reply by mail
      </a>
      <Form method="post" action={path} className="actions">
        {buttons.map(({ intent, label }) => (
          <button
            key={intent}
            type="submit"
            name="intent"
            value={intent}
            className="button button-quiet"
            disabled={isBusy}
          >
            {label}
          </button>
        ))}
      </Form>
      <a
        className="button button-quiet"
        href="?delete=yes"
        onClick={(event) => {
          event.preventDefault();
          setIsAsking(true);
        }}
      >
        Delete
      </a>
      {isAsking ? (
        <DeleteDialog
          title="Delete Message"
          subject={`${name}, ${email}`}
          text="Are you sure you want to delete this message? This action cannot be undone."
          action={path}
          id={id}
          answer={answer}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </div>
  );
}
