import { expect, test } from "vitest";
import { sendMessages } from "./contact.ts";

test("no message and no mail is lost while the site is killed and the mail server fails", async () => {
  const report = await sendMessages({ messages: 60, kills: 1 });
  expect(report).toMatchObject({
    acknowledged: 60,
    inInbox: 60,
    storedTwice: 0,
    mails: 120,
    arrived: 120,
    textInLog: false,
  });
  // Taken by the mail server, but the process died before it could write that down.
  expect(report.arrivedTwice).toBeLessThanOrEqual(5);
}, 120_000);
