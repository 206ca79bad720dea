import { type OutboxMail, printed } from "./outbox.ts";
import type { Carrier } from "./smtp-carrier.ts";

/** Without a mail server: prints the links a mail would bring, and leaves the mail in the outbox. */
export function createConsoleCarrier(siteUrl: string, print: (text: string) => void): Carrier {
  return {
    async deliver(mail) {
      print(describe(mail, siteUrl));
      return { outcome: "later", answer: printed };
    },
    close: () => undefined,
  };
}

function describe({ recipient, subject, text_body }: OutboxMail, siteUrl: string): string {
  const links = (text_body.match(/https?:\/\/[^\s<>"]+/g) ?? []).filter((link) =>
    link.startsWith(`${siteUrl}/`),
  );
  return [
    "",
    `  ┌ Mail for ${plain(recipient)}: ${plain(subject)}`,
    ...links.map((link) => `  │ → ${plain(link)}`),
    "  └ not sent: SMTP_URL is not set",
    "",
  ].join("\n");
}

/** Without what a terminal would obey. */
function plain(text: string): string {
  return text.replace(/\p{C}/gu, "");
}
