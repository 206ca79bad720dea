import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { engines } from "../../test/engines.ts";
import { openTestOutbox, type TestOutbox } from "../../test/outbox.ts";
import type { ReceivedMail } from "../../test/smtp.ts";

describe.each(engines)("the outbox on $engine", ({ open }) => {
  let outbox: TestOutbox;
  beforeAll(async () => {
    outbox = await openTestOutbox(await open());
  });
  beforeEach(() => outbox.reset());
  afterAll(() => outbox.close());

  test("a row can't smuggle in a header, a recipient or a file", async () => {
    const bad = [
      await outbox.queue({ recipient: "jo@example.com, eve@example.com" }),
      await outbox.queue({ recipient: "jo@example.com>\r\nRCPT TO:<eve@example.com" }),
      await outbox.queue({ recipient: "<jo@example.com> eve@example.com" }),
      await outbox.queue({ headers: JSON.stringify({ Bcc: "eve@example.com" }) }),
      await outbox.queue({ headers: JSON.stringify({ "List-Id": "x\r\nBcc: eve@example.com" }) }),
      await outbox.queue({ headers: JSON.stringify({ "List-Id\r\nBcc": "eve@example.com" }) }),
      await outbox.queue({ headers: JSON.stringify({ "List-Id": { path: "/etc/hostname" } }) }),
      await outbox.queue({ headers: JSON.stringify(["Bcc: eve@example.com"]) }),
    ];
    await expect(outbox.queue({ subject: "Hello\r\nBcc: eve@example.com" })).rejects.toThrow(
      "check",
    );
    const good = await outbox.queue({
      subject: "Grüße \u2028Bcc: eve@example.com",
      reply_to: "jo@example.com\r\nBcc: eve@example.com",
      text_body: "Hello\r\n.\r\nMAIL FROM:<eve@example.com>\r\nBcc: eve@example.com",
      headers: JSON.stringify({
        "List-Unsubscribe": "<http://localhost:3000/newsletter/unsubscribe?token=abc>",
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    });
    outbox.drain();
    await outbox.settled(good);
    for (const id of bad) expect((await outbox.settled(id)).failed_at, id).not.toBeNull();
    expect(outbox.smtp.mails).toHaveLength(1);
    const [{ to, raw }] = outbox.smtp.mails as [ReceivedMail];
    const head = raw.slice(0, raw.indexOf("\r\n\r\n"));
    expect(to).toEqual(["jo@example.com"]);
    expect(head).not.toMatch(/^(bcc|reply-to):/im);
    expect(head).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
    expect(head.replace(/\r\n\s+/g, " ")).toContain("List-Unsubscribe: <http://localhost:3000/");
    expect(raw).toContain("MAIL FROM:<eve@example.com>");
  });
});
