import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";

/** A mail as it arrived. */
export type ReceivedMail = {
  from: string;
  to: string[];
  /** With the headers, as sent. */
  raw: string;
  messageId: string;
  subject: string;
  /** The `http` links of the plain text. */
  links: string[];
};

/** What the server does with a mail: takes it, refuses it with a code, says nothing, or hangs up. */
export type SmtpBehavior = "accept" | "hang" | "drop" | { refuse: number; text?: string };

/** A real mail server on loopback. */
export type TestSmtpServer = {
  /** For SMTP_URL; the same after a new start. */
  url: string;
  mails: ReceivedMail[];
  /** Mails that came as far as their last byte, taken or not. */
  attempts: number;
  behavior: SmtpBehavior;
  /** Waits until that many mails have arrived. */
  until(count: number, milliseconds?: number): Promise<ReceivedMail[]>;
  start(): Promise<void>;
  stop(): Promise<void>;
};

/** @param tls "starttls" offers STARTTLS with a certificate that nobody trusts */
export async function startSmtpServer(tls: "none" | "starttls" = "none"): Promise<TestSmtpServer> {
  let server: SMTPServer | undefined;
  let port = 0;
  const smtp: TestSmtpServer = {
    url: "",
    mails: [],
    attempts: 0,
    behavior: "accept",
    async until(count, milliseconds = 10_000) {
      const deadline = Date.now() + milliseconds;
      while (smtp.mails.length < count) {
        if (Date.now() > deadline) {
          throw new Error(`${smtp.mails.length} of ${count} mails have arrived`);
        }
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      return smtp.mails;
    },
    async start() {
      server = new SMTPServer({
        authOptional: true,
        hideSTARTTLS: tls === "none",
        disabledCommands: ["AUTH"],
        disableReverseLookup: true,
        closeTimeout: 100,
        logger: false,
        onData: (stream, session, done) => receive(stream, session).then(done, done),
      });
      server.on("error", () => undefined); // a connection that ended early
      const listening = server.listen(port, "127.0.0.1");
      await once(listening, "listening");
      port = (listening.address() as AddressInfo).port;
      smtp.url = `smtp://127.0.0.1:${port}`;
    },
    stop: () => new Promise((resolve) => (server ? server.close(resolve) : resolve())),
  };
  await smtp.start();
  return smtp;

  async function receive(stream: SMTPServerDataStream, session: SMTPServerSession) {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk);
    smtp.attempts += 1;
    const { behavior } = smtp;
    if (behavior === "hang") await new Promise(() => undefined);
    if (behavior === "drop") {
      for (const connection of server?.connections ?? []) {
        if (connection.session.id === session.id) connection._socket.destroy();
      }
      await new Promise(() => undefined);
    }
    if (typeof behavior === "object") {
      const text = behavior.text ?? "Not now";
      throw Object.assign(new Error(text), { responseCode: behavior.refuse });
    }
    smtp.mails.push(read(Buffer.concat(chunks).toString(), session));
    return null;
  }
}

function read(raw: string, { envelope }: SMTPServerSession): ReceivedMail {
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, "im").exec(raw)?.[1]?.trim() ?? "";
  const html = raw.search(/^Content-Type: text\/html/im);
  const text = (html < 0 ? raw : raw.slice(0, html)).replaceAll("=\r\n", "").replaceAll("=3D", "=");
  return {
    from: envelope.mailFrom ? envelope.mailFrom.address : "",
    to: envelope.rcptTo.map(({ address }) => address),
    raw,
    messageId: header("Message-ID"),
    subject: header("Subject"),
    links: text.match(/https?:\/\/[^\s<>"]+/g) ?? [],
  };
}
