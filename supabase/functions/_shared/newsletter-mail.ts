import { renderMail } from "./mail-page.ts";

/** The database puts the subscriber's own token in its place. */
const unsubscribeToken = "UNSUBSCRIBE-TOKEN";

type Sender = { siteUrl: string; businessName: string; businessAddress?: string | undefined };

/** A mail as `request_subscription` wants it. */
export type OptIn = {
  tokenHash: string;
  mail: {
    recipient: string;
    subject: string;
    text_body: string;
    html_body: string;
    headers: Record<string, string>;
  };
};

/** The mail that asks whether an address really wants the newsletter. Its link is made here. */
export async function composeOptIn({
  email,
  siteUrl,
  businessName,
  businessAddress,
}: Sender & { email: string }): Promise<OptIn> {
  const token = toBase64Url(crypto.getRandomValues(new Uint8Array(32)));
  const subject = "Confirm your subscription to Scheduler's Digest";
  const unsubscribeUrl = `${siteUrl}/newsletter/unsubscribe?token=${unsubscribeToken}`;
  const { text, html } = renderMail({
    title: "One press, and the Digest is yours",
    parts: [
      `Somebody, hopefully you, asked for Scheduler's Digest at this address: ${email}.`,
      "Open the link below and confirm on its page. It works for 7 days.",
      "It wasn't you? Do nothing: without your yes no newsletter is ever sent to you.",
    ],
    action: { label: "Confirm subscription", url: `${siteUrl}/newsletter/confirm?token=${token}` },
    footer: [{ label: "Unsubscribe", url: unsubscribeUrl }],
    business: { name: businessName, address: businessAddress, siteUrl },
  });
  return {
    tokenHash: await sha256(token),
    mail: {
      recipient: email,
      subject,
      text_body: text,
      html_body: html,
      headers: {
        "Auto-Submitted": "auto-generated",
        "List-Unsubscribe": `<${unsubscribeUrl}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      },
    },
  };
}

function toBase64Url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** In lower-case hexadecimal, as `confirm_subscription` reckons it. */
async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
