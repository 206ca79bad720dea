import { useEffect, useRef } from "react";
import type { FormAnswer } from "./receive-form.ts";

type Props = { answer: FormAnswer; email: string; phone: string };

/** What came of a submission. It has the focus, so that it is read out, with and without script. */
export function ContactNotice({ answer, email, phone }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  // Each answer is news, also where it says what the last one said.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer is what it waits for
  useEffect(() => ref.current?.focus(), [answer]);
  const isSent = answer.kind === "sent";
  return (
    <div
      ref={ref}
      className="form-notice"
      data-kind={isSent ? "success" : "failure"}
      role={isSent ? "status" : "alert"}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the notice is the news of this page load
      autoFocus
    >
      <NoticeText {...{ answer, email, phone }} />
    </div>
  );
}

function NoticeText({ answer, email, phone }: Props) {
  switch (answer.kind) {
    case "sent":
      return (
        <>
          <p>Thank you for your message! We'll be in touch soon.</p>
          {answer.wantsDigest ? (
            <p>To get the Digest, open the link in the mail we send you.</p>
          ) : null}
        </>
      );
    case "invalid":
      return <p>Nothing has been sent yet. Please look at the marked fields.</p>;
    case "failed":
      return <p>There was an error sending your message. Please try again.</p>;
    case "limited":
      return (
        <p>
          That is a lot of messages in a short time. Please try again in {minutesText(answer)},
          write to{" "}
          <a className="text-link" href={`mailto:${email}`}>
            {email}
          </a>{" "}
          or call{" "}
          <a className="text-link" href={`tel:${phone}`}>
            {phone}
          </a>
          . Your message is still below.
        </p>
      );
  }
}

function minutesText({ minutes }: { minutes: number }): string {
  return minutes === 1 ? "a minute" : `${minutes} minutes`;
}
