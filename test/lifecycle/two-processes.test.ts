import { createClient } from "@supabase/supabase-js";
import postgres from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../../supabase/database.types.ts";
import { type PostgresServer, startPostgres } from "../postgres.ts";
import { startServer, type TestServer } from "../server.ts";

// Two processes of the site on one PostgreSQL. Its cluster is stopped while they run.
const pageAge = 1_000;
let cluster: PostgresServer;
let databaseUrl: string;
let one: TestServer;
let two: TestServer;

beforeAll(async () => {
  cluster = await startPostgres();
  databaseUrl = await cluster.createDatabase("sites");
  const env = { DATABASE_URL: databaseUrl, PAGE_AGE: `${pageAge}` };
  const command = ["node", "test/drills/site-process.ts"] as const;
  one = await startServer({ env, command });
  two = await startServer({ env, command });
});

afterAll(async () => {
  await one.stop();
  await two.stop();
  await cluster.stop();
});

/** Publishes a post through one process, as the owner of the secret key. */
async function publish({ url }: TestServer, slug: string): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  const [row] = await sql<{ keys: string }[]>`select keys from backend.keys`;
  await sql.end();
  const client = createClient<Database>(url, JSON.parse(row?.keys ?? "{}").secretKey);
  const post = { title: slug, slug, content: "Text", status: "published" as const };
  await client
    .from("blog_posts")
    .insert({ ...post, published_at: new Date().toISOString() })
    .throwOnError();
}

async function read({ url }: TestServer, path = "/blog") {
  const response = await fetch(url + path);
  return { status: response.status, text: await response.text() };
}

test("what one publishes it shows at once, and the other no later than its pages may age", async () => {
  await read(one);
  await read(two);
  await publish(one, "from-the-first");
  const published = Date.now();
  expect((await read(one)).text).toContain("from-the-first");
  for (let isShown = false; !isShown; ) {
    const asked = Date.now();
    isShown = (await read(two)).text.includes("from-the-first");
    if (asked > published + pageAge) expect(isShown).toBe(true);
  }
});

test("while the database is gone both show what they have, and then what is new", async () => {
  await read(one);
  await read(two);
  await cluster.kill();
  await expect.poll(async () => (await read(one, "/blog?past=the-page-cache")).status).toBe(503);
  const gone = Date.now();
  while (Date.now() < gone + 2 * pageAge) {
    for (const site of [one, two]) {
      const { status, text } = await read(site);
      expect([status, text.includes("from-the-first")]).toEqual([200, true]);
    }
  }
  await cluster.start();
  await expect
    .poll(
      () =>
        publish(two, "after-the-break").then(
          () => true,
          () => false,
        ),
      { timeout: 15_000 },
    )
    .toBe(true);
  for (const site of [one, two]) {
    await expect
      .poll(async () => (await read(site)).text.includes("after-the-break"), { timeout: 15_000 })
      .toBe(true);
  }
});
