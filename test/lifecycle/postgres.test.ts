import { afterAll, beforeAll, expect, test } from "vitest";
import { type PostgresServer, startPostgres } from "../postgres.ts";
import { startServer, type TestServer } from "../server.ts";

// A cluster of its own: it is stopped while the site runs.
let postgres: PostgresServer;
let env: { DATABASE_URL: string };
let site: TestServer;

beforeAll(async () => {
  postgres = await startPostgres();
  env = { DATABASE_URL: await postgres.createDatabase("site") };
  site = await startServer({ env });
});

afterAll(async () => {
  await site.stop();
  await postgres.stop();
});

async function countPosts({ url }: TestServer): Promise<number> {
  const response = await fetch(`${url}/blog?past=the-page-cache`);
  return response.ok ? ((await response.text()).match(/<article/g) ?? []).length : -response.status;
}

test("the site runs on PostgreSQL, and a second process shares the database", async () => {
  expect(await countPosts(site)).toBe(10);
  const second = await startServer({ env });
  expect(await countPosts(second)).toBe(10);
  await second.stop();
  expect(await countPosts(site)).toBe(10);
});

test("it answers while PostgreSQL is gone, and recovers by itself", async () => {
  await postgres.kill();
  const start = Date.now();
  expect(await countPosts(site)).toBe(-503);
  expect(Date.now() - start).toBeLessThan(10_000);
  await postgres.start();
  await expect.poll(() => countPosts(site), { timeout: 15_000 }).toBe(10);
});
