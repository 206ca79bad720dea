import { expect, test } from "vitest";
import { newDatabase } from "../engines.ts";
import { drainMail } from "./drain-mail.ts";

test("two processes on one PostgreSQL send 500 mails, each once", async () => {
  const report = await drainMail({ mails: 500, databaseUrl: await newDatabase() });
  expect(report).toMatchObject({ delivered: 500, duplicates: 0, sent: 500 });
  expect(Math.min(...report.shares)).toBeGreaterThan(50);
}, 120_000);

test("what a killed process leaves goes out through the other one", async () => {
  const report = await drainMail({ mails: 200, kill: true, databaseUrl: await newDatabase() });
  expect(report).toMatchObject({ delivered: 200, sent: 200 });
  // Taken by the mail server, but the process died before it could write that down.
  expect(report.duplicates).toBeLessThanOrEqual(5);
}, 120_000);
