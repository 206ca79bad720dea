import { expect } from "vitest";
import { type DrainerOptions, type MailDrainer, startMailDrainer } from "../server/mail/drainer.ts";
import type { OutboxMail } from "../server/mail/outbox.ts";
import type { TestProject } from "./project.ts";
import { startSmtpServer, type TestSmtpServer } from "./smtp.ts";

/** A project's outbox between drainers and a mail server, with short times. */
export type TestOutbox = {
  project: TestProject;
  smtp: TestSmtpServer;
  /** What the drainers would log, and print. */
  reports: string[];
  printed: string[];
  /** Starts a drainer; it ends with the test. */
  drain(options?: Partial<DrainerOptions>): MailDrainer;
  /** Puts a mail with these columns into the outbox and returns its id. */
  queue(values?: Record<string, unknown>): Promise<string>;
  read(id: string): Promise<OutboxMail>;
  /** The row once it was sent or has failed. */
  settled(id: string): Promise<OutboxMail>;
  /** Long enough for a second delivery to show. */
  aWhile(): Promise<void>;
  /** An empty outbox and a new mail server, for the next test. */
  reset(): Promise<void>;
  close(): Promise<void>;
};

export async function openTestOutbox(project: TestProject): Promise<TestOutbox> {
  const client = project.client({ key: project.keys.secretKey });
  let drainers: MailDrainer[] = [];
  const stopAll = async () => {
    await Promise.all(drainers.map((drainer) => drainer.stop()));
    drainers = [];
    await outbox.smtp.stop();
  };
  const outbox: TestOutbox = {
    project,
    smtp: await startSmtpServer(),
    reports: [],
    printed: [],
    drain(options = {}) {
      const drainer = startMailDrainer({
        client,
        smtpUrl: outbox.smtp.url,
        from: { name: "Music Director", address: "no-reply@musicdirector.example" },
        siteUrl: "http://localhost:3000",
        report: (message) => outbox.reports.push(message),
        print: (text) => outbox.printed.push(text),
        times: { silence: 1_500, mail: 5_000 },
        schedule: { firstPause: 200, longestPause: 400 },
        poll: { shortest: 100, longest: 200 },
        ...options,
      });
      drainers.push(drainer);
      return drainer;
    },
    async queue(values = {}) {
      const row = {
        recipient: "jo@example.com",
        subject: "Confirm your e-mail address",
        text_body: "Go to http://localhost:3000/auth/confirm?token_hash=abc&type=email now.",
        ...values,
      };
      const names = Object.keys(row);
      const places = names.map(
        (name, index) => `$${index + 1}${name === "headers" ? "::text::jsonb" : ""}`,
      );
      const [stored] = await project.database.query<{ id: string }>(
        `insert into public.mail_outbox (${names}) values (${places}) returning id`,
        Object.values(row),
      );
      return stored?.id ?? "";
    },
    async read(id) {
      const rows = client.from("mail_outbox").select().eq("id", id);
      return (await rows.single().throwOnError()).data;
    },
    async settled(id) {
      const end = async () => {
        const { sent_at, failed_at } = await outbox.read(id);
        return sent_at ?? failed_at;
      };
      await expect.poll(end, { timeout: 20_000 }).not.toBeNull();
      return outbox.read(id);
    },
    aWhile: () => new Promise((resolve) => setTimeout(resolve, 700)),
    async reset() {
      await stopAll();
      outbox.smtp = await startSmtpServer();
      outbox.reports = [];
      outbox.printed = [];
      await project.database.query("delete from public.mail_outbox");
    },
    async close() {
      await stopAll();
      await project.close();
    },
  };
  return outbox;
}
