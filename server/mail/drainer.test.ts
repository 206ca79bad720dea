import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { engines } from "../../test/engines.ts";
import { openTestOutbox, type TestOutbox } from "../../test/outbox.ts";

describe.each(engines)("the drainer on $engine", ({ open }) => {
  let outbox: TestOutbox;
  beforeAll(async () => {
    outbox = await openTestOutbox(await open());
  });
  beforeEach(() => outbox.reset());
  afterAll(() => outbox.close());

  test("a queued mail is delivered once, to its recipient alone", async () => {
    const id = await outbox.queue({ html_body: "<p>Hello</p>", reply_to: "owner@example.com" });
    outbox.drain();
    expect((await outbox.settled(id)).last_answer).toMatch(/^250 /);
    await outbox.aWhile();
    expect(outbox.smtp.mails).toHaveLength(1);
    expect(outbox.smtp.mails[0]).toMatchObject({
      from: "no-reply@musicdirector.example",
      to: ["jo@example.com"],
      messageId: `<${id}@musicdirector.example>`,
      subject: "Confirm your e-mail address",
    });
    expect(outbox.smtp.mails[0]!.raw).toContain("Reply-To: owner@example.com");
    expect(outbox.reports).toEqual([]);
  });

  test("a woken drainer does not wait for its next look", async () => {
    const drainer = outbox.drain({ poll: { shortest: 20_000, longest: 20_000 } });
    await outbox.aWhile();
    const start = Date.now();
    await outbox.queue();
    drainer.wake();
    await outbox.smtp.until(1);
    expect(Date.now() - start).toBeLessThan(5_000);
  });

  test("what an interrupted process had claimed goes out when the claim runs out", async () => {
    const id = await outbox.queue();
    const client = outbox.project.client({ key: outbox.project.keys.secretKey });
    const { data } = await client.rpc("claim_mails", { batch: 5, lease_seconds: 1 });
    expect(data).toMatchObject([{ id, attempts: 1 }]);
    outbox.drain();
    await outbox.settled(id);
    expect((await outbox.read(id)).attempts).toBe(2);
  });

  test("stop() lets the mail under way arrive, and claims no other", async () => {
    const id = await outbox.queue();
    const drainer = outbox.drain();
    await outbox.smtp.until(1);
    await drainer.stop();
    expect((await outbox.read(id)).sent_at).not.toBeNull();
    const next = await outbox.queue();
    await outbox.aWhile();
    expect(await outbox.read(next)).toMatchObject({ attempts: 0 });
  });

  test("stop() does not wait for a server that hangs", async () => {
    outbox.smtp.behavior = "hang";
    const id = await outbox.queue();
    const drainer = outbox.drain({ times: { silence: 60_000, mail: 60_000 } });
    await expect.poll(() => outbox.smtp.attempts, { timeout: 20_000 }).toBe(1);
    const start = Date.now();
    await drainer.stop();
    expect(Date.now() - start).toBeLessThan(7_000);
    expect((await outbox.read(id)).sent_at).toBeNull();
  });

  test("without a mail server the links are printed once, and the mail goes when there is one", async () => {
    const id = await outbox.queue({ subject: "Hello \u001b[31mred" });
    const drainer = outbox.drain({ smtpUrl: undefined });
    await expect
      .poll(async () => (await outbox.read(id)).last_answer, { timeout: 20_000 })
      .toBe("Printed on the console");
    await drainer.stop();
    const second = outbox.drain({ smtpUrl: undefined });
    await outbox.aWhile();
    await second.stop();
    expect(outbox.printed).toEqual([
      [
        "",
        "  ┌ Mail for jo@example.com: Hello [31mred",
        "  │ → http://localhost:3000/auth/confirm?token_hash=abc&type=email",
        "  └ not sent: SMTP_URL is not set",
        "",
      ].join("\n"),
    ]);
    const old = await outbox.queue({ created_at: new Date(Date.now() - 25 * 3_600_000) });
    await outbox.project.database.query(
      `update public.mail_outbox set next_attempt_at = null, last_answer = 'Printed on the console'
       where id = $1`,
      [old],
    );
    outbox.drain();
    await outbox.settled(id);
    await outbox.aWhile();
    expect(outbox.smtp.mails.map(({ messageId }) => messageId)).toEqual([
      `<${id}@musicdirector.example>`,
    ]);
    expect((await outbox.read(old)).sent_at).toBeNull();
  });
});
