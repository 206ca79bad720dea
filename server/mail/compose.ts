import type { SendMailOptions } from "nodemailer";
import { z } from "zod";
import type { OutboxMail } from "./outbox.ts";

export type Sender = { name: string; address: string };

/** A mail that no attempt will ever deliver; the message says why. */
export class UnsendableMail extends Error {}

const oneAddress = z.string().max(320).regex(z.regexes.html5Email);
const oneLine = /^[\x20-\x7e]{1,900}$/;
/** Headers that the site's mails carry beside the usual ones; what is not here can't be set. */
const ownHeaders = new Set([
  "auto-submitted",
  "list-id",
  "list-unsubscribe",
  "list-unsubscribe-post",
  "precedence",
  "x-auto-response-suppress",
]);

/**
 * The message of an outbox row. Its Message-ID is the row's, so that a mail that had to be sent again
 * after a crash is seen to be the same one.
 *
 * @throws UnsendableMail
 */
export function composeMail(mail: OutboxMail, from: Sender): SendMailOptions {
  if (!oneAddress.safeParse(mail.recipient).success) {
    throw new UnsendableMail("The recipient is not one e-mail address");
  }
  const replyTo = oneAddress.safeParse(mail.reply_to).data;
  return {
    from,
    to: { name: "", address: mail.recipient },
    replyTo: replyTo && { name: "", address: replyTo },
    envelope: { from: from.address, to: [mail.recipient] },
    messageId: `<${mail.id}@${from.address.split("@")[1]}>`,
    date: new Date(mail.created_at),
    subject: mail.subject,
    text: mail.text_body,
    html: mail.html_body ?? undefined,
    headers: readHeaders(mail.headers),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function readHeaders(stored: OutboxMail["headers"]): Record<string, string> {
  const headers = z.record(z.string(), z.string().regex(oneLine)).safeParse(stored);
  const names = Object.keys(headers.data ?? {});
  if (!headers.success || names.some((name) => !ownHeaders.has(name.toLowerCase()))) {
    throw new UnsendableMail("The mail has a header that is not allowed");
  }
  return headers.data;
}
