import type { Enquiry } from "../_shared/enquiry.ts";
import { type MailPage, renderMail } from "../_shared/mail-page.ts";

export type Business = MailPage["business"];

type Mail = {
  recipient: string;
  reply_to?: string;
  subject: string;
  text_body: string;
  html_body: string;
  headers: Record<string, string>;
};

/** Brings an enquiry to the owner; answering the mail answers its sender. */
export function composeOwnerMail(enquiry: Enquiry, recipient: string, business: Business): Mail {
  const { name, email, stationCall, stationFormat, softwareUsed, librarySize } = enquiry;
  const rows: [string, string][] = [
    ["Name", name],
    ["Email", email],
    ["Call letters", stationCall],
    ["Format", stationFormat],
    ["Software", softwareUsed],
    ["Library size", librarySize],
    ["Digest", enquiry.newsletter ? "Wants the Scheduler's Digest" : ""],
  ];
  const sender = stationCall ? `${name}, ${stationCall}` : name;
  const { text, html } = renderMail({
    title: "New message",
    parts: [{ rows: rows.filter(([, value]) => value !== "") }, { quote: enquiry.message }],
    action: { label: "Open the inbox", url: `${business.siteUrl}/admin/messages` },
    footer: [`Your answer to this mail goes to ${email}.`],
    business,
  });
  return {
    recipient,
    reply_to: email,
    subject: `Message from ${sender}`,
    text_body: text,
    html_body: html,
    headers: { "Auto-Submitted": "auto-generated" },
  };
}

/**
 * Tells the sender that the message has arrived. Nothing of what was typed is in it: whoever types a
 * stranger's address can't say anything to them.
 */
export function composeReceipt(recipient: string, contact: string, business: Business): Mail {
  const { text, html } = renderMail({
    title: "Your message has arrived",
    parts: [
      `Thank you for writing to ${business.name}. A scheduler reads your message and answers by email.`,
      `Something to add? Write to ${contact}.`,
    ],
    footer: [
      "This mail came because somebody, hopefully you, entered this address in our contact form. If it wasn't you, there is nothing to do: you are on no list.",
    ],
    business,
  });
  return {
    recipient,
    reply_to: contact,
    subject: `${business.name} has your message`,
    text_body: text,
    html_body: html,
    headers: { "Auto-Submitted": "auto-replied", "X-Auto-Response-Suppress": "All" },
  };
}
