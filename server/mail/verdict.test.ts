import { expect, test } from "vitest";
import { UnsendableMail } from "./compose.ts";
import type { OutboxMail } from "./outbox.ts";
import { judge, patientRetries } from "./verdict.ts";

const mail = (attempts: number) => ({ attempts }) as OutboxMail;
const smtp = (responseCode: number, command: string) =>
  Object.assign(new Error("Message failed"), {
    responseCode,
    command,
    response: `${responseCode} No`,
  });
const outcome = (error: unknown, attempts = 1) =>
  judge(error, mail(attempts), patientRetries).outcome;

test("a mail fails for good when the server refuses it, not when it refuses the site", () => {
  expect(outcome(smtp(550, "RCPT TO"))).toBe("failed");
  expect(outcome(smtp(554, "DATA"))).toBe("failed");
  expect(outcome(new UnsendableMail("No address"))).toBe("failed");
  expect(outcome(smtp(535, "AUTH PLAIN"))).toBe("later");
  expect(outcome(smtp(530, "MAIL FROM"))).toBe("later");
  expect(outcome(smtp(554, "CONN"))).toBe("later");
  expect(outcome(smtp(451, "DATA"))).toBe("later");
  expect(outcome(new Error("connect ECONNREFUSED"))).toBe("later");
});

test("the pauses grow from a minute to six hours, and end within three days", () => {
  const pauses = Array.from({ length: 19 }, (_, index) => {
    const { nextAttempt } = judge(new Error("away"), mail(index + 1), patientRetries);
    return (Number(nextAttempt) - Date.now()) / 60_000;
  });
  expect(pauses[0]).toBeGreaterThan(0.7);
  expect(pauses[0]).toBeLessThan(1.3);
  expect(Math.max(...pauses)).toBeLessThan(6 * 60 * 1.26);
  const days = pauses.reduce((sum, pause) => sum + pause) / 60 / 24;
  expect(days).toBeGreaterThan(2);
  expect(days).toBeLessThan(3.7);
  expect(outcome(new Error("away"), 20)).toBe("failed");
});
