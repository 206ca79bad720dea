import { expect, test } from "vitest";
import { loadSite } from "./load.ts";

test("under load nothing fails, and every saved version is there at once", async () => {
  const report = await loadSite(5);
  expect(report).toMatchObject({ errors: 0, outdated: 0 });
  expect(report.saves).toBeGreaterThan(1);
  expect(report.readings).toBeGreaterThan(10);
  expect(report.oldest).toBeLessThanOrEqual(300);
}, 60_000);
