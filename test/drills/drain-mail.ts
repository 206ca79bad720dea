import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createProjectClient, type ProjectClient } from "../../server/project-client.ts";
import { startSmtpServer, type TestSmtpServer } from "../smtp.ts";

type Options = {
  mails: number;
  databaseUrl: string;
  /** kill -9 of the first process once a third of the mails has gone. */
  kill?: boolean;
  leaseSeconds?: number;
};

export type DrainReport = {
  mails: number;
  delivered: number;
  duplicates: number;
  /** Rows that say so. */
  sent: number;
  /** Deliveries by each process. */
  shares: number[];
  seconds: number;
};

/** Lets two processes on one PostgreSQL send the same outbox, and counts what arrives. */
export async function drainMail(options: Options): Promise<DrainReport> {
  const { mails, kill = false } = options;
  const smtp = await startSmtpServer();
  const dataDir = mkdtempSync(join(tmpdir(), "drain-mail-"));
  const one = await startProcess(options, smtp, dataDir, "one@example.com");
  const two = await startProcess(options, smtp, dataDir, "two@example.com");
  await queue(two.client, mails);
  const start = Date.now();
  for (const { child } of [one, two]) child.send("wake");
  if (kill) {
    await smtp.until(Math.floor(mails / 3), 120_000);
    await end(one.child);
  }
  const sent = await untilAllAreSent(two.client, mails);
  const seconds = (Date.now() - start) / 1000;
  await end(one.child);
  await end(two.child);
  await smtp.stop();
  rmSync(dataDir, { recursive: true, force: true });
  const delivered = new Set(smtp.mails.map(({ subject }) => subject)).size;
  const shareOf = (address: string) => smtp.mails.filter(({ from }) => from === address).length;
  return {
    mails,
    delivered,
    duplicates: smtp.mails.length - delivered,
    sent,
    shares: [shareOf("one@example.com"), shareOf("two@example.com")],
    seconds,
  };
}

async function startProcess(
  { databaseUrl, leaseSeconds = 5 }: Options,
  smtp: TestSmtpServer,
  dataDir: string,
  from: string,
) {
  const child = fork(new URL("./drainer-process.ts", import.meta.url), {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      SMTP_URL: smtp.url,
      MAIL_FROM: from,
      LEASE: String(leaseSeconds),
    },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const [ready] = (await Promise.race([
    once(child, "message"),
    once(child, "exit").then(() => Promise.reject(new Error("The process did not start"))),
  ])) as [{ url: string; secretKey: string }];
  return { child, client: createProjectClient(ready.url, ready.secretKey) };
}

async function queue(client: ProjectClient, count: number): Promise<void> {
  for (let first = 0; first < count; first += 500) {
    const rows = Array.from({ length: Math.min(500, count - first) }, (_, index) => ({
      recipient: `reader-${first + index}@example.com`,
      subject: `Mail ${first + index}`,
      text_body: "Hello from the drill.",
    }));
    const { error } = await client.from("mail_outbox").insert(rows);
    if (error) throw new Error(error.message);
  }
}

async function untilAllAreSent(client: ProjectClient, count: number): Promise<number> {
  for (let round = 0; ; round += 1) {
    const { count: sent, error } = await client
      .from("mail_outbox")
      .select("id", { count: "exact", head: true })
      .not("sent_at", "is", null);
    if (error) throw new Error(error.message);
    if (sent === count || round > 2_000) return sent ?? 0;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}
