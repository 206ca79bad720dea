import { afterAll, beforeAll, expect, test } from "vitest";
import { type PostgresServer, startPostgres } from "../postgres.ts";
import { killDuringWrites } from "./kill-during-writes.ts";

// A cluster of its own: this drill kills it.
let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

test("kill -9 during writes loses no acknowledged row on PGlite, each being on the disk", async () => {
  const report = await killDuringWrites({ rounds: 3 });
  expect(report.lost).toBe(0);
  expect(report.acknowledged).toBeGreaterThan(50);
  expect(report.syncs).toBeGreaterThan(50);
}, 120_000);

test("kill -9 during writes loses no acknowledged row on PostgreSQL", async () => {
  const report = await killDuringWrites({ rounds: 2, postgres });
  expect(report.lost).toBe(0);
  expect(report.acknowledged).toBeGreaterThan(50);
}, 120_000);
