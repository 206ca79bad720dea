import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { engines } from "../../test/engines.ts";
import { openTestOutbox, type TestOutbox } from "../../test/outbox.ts";
import { startSmtpServer } from "../../test/smtp.ts";

describe.each(engines)("a faulty mail server on $engine", ({ open }) => {
  let outbox: TestOutbox;
  beforeAll(async () => {
    outbox = await openTestOutbox(await open());
  });
  beforeEach(() => outbox.reset());
  afterAll(() => outbox.close());

  test("a mail server that was down gets the mail when it is back, once", async () => {
    await outbox.smtp.stop();
    const id = await outbox.queue();
    outbox.drain();
    await expect
      .poll(async () => (await outbox.read(id)).last_answer, { timeout: 20_000 })
      .toContain("ECONNREFUSED");
    expect(await outbox.read(id)).toMatchObject({ sent_at: null, failed_at: null });
    await outbox.smtp.start();
    await outbox.settled(id);
    await outbox.aWhile();
    expect(outbox.smtp.mails).toHaveLength(1);
    expect(outbox.reports.join()).not.toContain("jo@example.com");
  });

  test("who registers while it is down sees success, and gets the mail when it is back, once", async () => {
    const { url } = outbox.smtp;
    await outbox.smtp.stop();
    outbox.drain({ smtpUrl: url });
    const { auth } = outbox.project.client();
    const email = `${randomUUID()}@example.com`;
    expect((await auth.signUp({ email, password: "Tempo-and-mood-7" })).error).toBeNull();
    await expect.poll(() => outbox.reports.length, { timeout: 20_000 }).toBeGreaterThan(1);
    await outbox.smtp.start();
    const [mail] = await outbox.smtp.until(1);
    await outbox.aWhile();
    expect(outbox.smtp.mails.map(({ to }) => to)).toEqual([[email]]);
    const link = new URL(mail?.links[0] ?? "");
    const token_hash = link.searchParams.get("token_hash") ?? "";
    expect((await auth.verifyOtp({ type: "email", token_hash })).error).toBeNull();
  });

  test.each([
    ["says 451", { refuse: 451 }, /^451 /],
    ["hangs", "hang", /timeout|timed out/i],
    ["hangs up after the last byte", "drop", /closed/i],
  ] as const)("a mail server that %s gets the mail again later", async (_, behavior, answer) => {
    outbox.smtp.behavior = behavior;
    const id = await outbox.queue();
    outbox.drain();
    await expect
      .poll(async () => (await outbox.read(id)).last_answer, { timeout: 20_000 })
      .toMatch(answer);
    outbox.smtp.behavior = "accept";
    await outbox.settled(id);
    await outbox.aWhile();
    expect(outbox.smtp.mails.map(({ messageId }) => messageId)).toEqual([
      `<${id}@musicdirector.example>`,
    ]);
    expect((await outbox.read(id)).attempts).toBe(outbox.smtp.attempts);
  });

  test("a mail the server refuses for good is not tried again, and shows the answer", async () => {
    outbox.smtp.behavior = { refuse: 550, text: "No such user here" };
    const id = await outbox.queue();
    outbox.drain();
    const row = await outbox.settled(id);
    expect(row).toMatchObject({ sent_at: null, last_answer: "550 No such user here" });
    await outbox.aWhile();
    expect(outbox.smtp.attempts).toBe(1);
    expect(outbox.reports).toEqual([`Mail ${id} has failed (550)`]);
  });

  test("a mail that nobody ever takes fails after its attempts", async () => {
    outbox.smtp.behavior = { refuse: 421 };
    const id = await outbox.queue();
    outbox.drain({ schedule: { firstPause: 50, longestPause: 50, attempts: 3 } });
    expect((await outbox.settled(id)).last_answer).toMatch(/^Gave up after 3 attempts: 421 /);
  });

  test("STARTTLS with a certificate nobody trusts is refused unless ?tls=insecure says otherwise", async () => {
    const untrusted = await startSmtpServer("starttls");
    const id = await outbox.queue();
    const strict = outbox.drain({ smtpUrl: `${untrusted.url}?tls=required` });
    await expect
      .poll(async () => (await outbox.read(id)).last_answer, { timeout: 20_000 })
      .toMatch(/self-signed|certificate/i);
    await strict.stop();
    expect(untrusted.attempts).toBe(0);
    outbox.drain({ smtpUrl: `${untrusted.url}?tls=insecure` });
    await outbox.settled(id);
    expect(untrusted.mails).toHaveLength(1);
    await untrusted.stop();
  });

  test("?tls=required sends nothing over a plain connection", async () => {
    const id = await outbox.queue();
    outbox.drain({ smtpUrl: `${outbox.smtp.url}?tls=required` });
    await expect
      .poll(async () => (await outbox.read(id)).last_answer, { timeout: 20_000 })
      .not.toBeNull();
    expect(await outbox.read(id)).toMatchObject({ sent_at: null, failed_at: null });
    expect(outbox.smtp.attempts).toBe(0);
  });
});
