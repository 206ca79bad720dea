import { Form, useNavigation } from "react-router";
import { useSite } from "../../session/use-site.ts";
import { formatTime } from "../../ui/dates.ts";
import { type Mail, type MailState, stateOf } from "./mails.ts";

const labels: Record<MailState, string> = {
  sent: "Sent",
  waiting: "Waiting",
  kept: "Kept",
  failed: "Failed",
};

/** Where a mail stands, what the mail server said, and a way to have it sent again. */
export function MailReport({ mail }: { mail: Mail }) {
  const timeZone = useSite()?.timeZone ?? "UTC";
  const isBusy = useNavigation().formMethod === "POST";
  const { id, recipient, subject } = mail;
  const state = stateOf(mail);
  return (
    <li className="mail-report">
      <p>
        <span className="badge mail-state" data-state={state}>
          {labels[state]}
        </span>
      </p>
      <div className="mail-text">
        <p>
          <bdi>{subject}</bdi>
        </p>
        <p className="cell-note">
          To <bdi>{recipient}</bdi>
        </p>
        <p>{describe(mail, state, timeZone)}</p>
        {mail.last_answer && state !== "kept" ? (
          <p className="mail-answer" dir="auto">
            {mail.last_answer}
          </p>
        ) : null}
      </div>
      {state === "sent" ? null : (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="mail" value={id} />
          <button
            type="submit"
            name="intent"
            value="retry"
            className="button button-small button-quiet"
            disabled={isBusy}
          >
            Retry<span className="sr-only"> the mail to {recipient}</span>
          </button>
        </Form>
      )}
    </li>
  );
}

function describe(mail: Mail, state: MailState, timeZone: string): string {
  const at = (time: string | null) => formatTime(time, timeZone);
  const tries = mail.attempts === 1 ? "1 attempt" : `${mail.attempts} attempts`;
  if (state === "sent") return `Handed to the mail server ${at(mail.sent_at)}.`;
  if (state === "failed") return `Given up ${at(mail.failed_at)} after ${tries}.`;
  if (state === "kept") {
    return `Queued ${at(mail.created_at)} and kept: no mail server is set. Mail goes out once SMTP_URL names one.`;
  }
  if (mail.attempts === 0) return `Queued ${at(mail.created_at)}; goes out next.`;
  return `Next attempt ${at(mail.next_attempt_at)}, after ${tries}.`;
}
