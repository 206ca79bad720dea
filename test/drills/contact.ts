import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../postgres.ts";
import { type SmtpBehavior, startSmtpServer, type TestSmtpServer } from "../smtp.ts";
import { countSent, deliverAll, readNames } from "./contact-database.ts";
import { startDrillSite } from "./contact-site.ts";

type Options = { messages: number; kills: number; databaseUrl?: string };

export type ContactReport = {
  messages: number;
  kills: number;
  /** Sent again, because no answer came or one that said so. */
  repeated: number;
  acknowledged: number;
  inInbox: number;
  /** Stored more than once. */
  storedTwice: number;
  /** To the owner and to senders. */
  mails: number;
  arrived: number;
  arrivedTwice: number;
  /** Refused for good by the mail server, and sent again as the inbox does. */
  retried: number;
  /** Of the text of messages, in what the processes have printed. */
  textInLog: boolean;
  seconds: number;
};

const senders = 20;
const secret = "tired by Thursday";
const faults: ("gone" | SmtpBehavior)[] = [
  "gone",
  { refuse: 451 },
  { refuse: 550 },
  "hang",
  "drop",
];

/** Sends the contact form while the site is killed and the mail server fails, and counts it all. */
export async function sendMessages({
  messages,
  kills,
  databaseUrl,
}: Options): Promise<ContactReport> {
  const dataDir = mkdtempSync(join(tmpdir(), "contact-drill-"));
  const smtp = await startSmtpServer();
  const port = await freePort();
  const start = Date.now();
  let acknowledged = 0;
  let next = 0;
  let repeated = 0;
  const site = await startDrillSite({ port, dataDir, smtpUrl: smtp.url, databaseUrl });

  await Promise.all([...Array.from({ length: senders }, sendAll), breakThings()]);
  const retried = await deliverAll(site.client());
  const stored = await readNames(site.client());
  const mails = await countSent(site.client());
  await site.kill();
  await smtp.stop();
  rmSync(dataDir, { recursive: true, force: true });
  const inInbox = new Set(stored).size;
  const arrived = new Set(smtp.mails.map(({ messageId }) => messageId)).size;
  return {
    messages,
    kills,
    repeated,
    acknowledged,
    inInbox,
    storedTwice: stored.length - inInbox,
    mails,
    arrived,
    arrivedTwice: smtp.mails.length - arrived,
    retried,
    textInLog: site.output().includes(secret),
    seconds: (Date.now() - start) / 1000,
  };

  /** One person after the other; who gets no thanks presses the button again. */
  async function sendAll(): Promise<void> {
    while (next < messages) {
      const body = form(next++);
      while (!(await isThanked(body))) {
        repeated += 1;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      acknowledged += 1;
    }
  }

  async function isThanked(body: URLSearchParams): Promise<boolean> {
    const url = `http://localhost:${port}/contact`;
    return fetch(url, { method: "POST", body }).then(
      async (answer) => answer.status === 200 && (await answer.text()).includes("Thank you for"),
      () => false,
    );
  }

  /** Every fault of the mail server has its turn; kills are spread over the whole time. */
  async function breakThings(): Promise<void> {
    const steps = faults.length * 2;
    let killed = 0;
    for (let step = 0; acknowledged < messages; ) {
      if (killed < kills && acknowledged >= ((killed + 1) * messages) / (kills + 1)) {
        killed += 1;
        await site.kill();
        await site.start();
      }
      if (step < steps && acknowledged >= (step * messages) / steps) {
        await setFault(smtp, step % 2 === 0 ? faults[step / 2] : "accept");
        step += 1;
      }
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    await setFault(smtp, "accept");
  }
}

function form(number: number): URLSearchParams {
  return new URLSearchParams({
    name: `Sender ${number}`,
    email: `sender-${number}@example.com`,
    message: `Message ${number}: the powers feel ${secret}.`,
    submission: `${Date.now() - 60_000}-${randomUUID()}`,
  });
}

let isGone = false;
async function setFault(smtp: TestSmtpServer, fault: (typeof faults)[number] = "accept") {
  if (isGone) await smtp.start();
  isGone = fault === "gone";
  if (fault === "gone") await smtp.stop();
  else smtp.behavior = fault;
}
