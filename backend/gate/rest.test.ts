import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines } from "../../test/engines.ts";
import { calls } from "../../test/fixtures/hostile/calls.ts";
import { queries } from "../../test/fixtures/hostile/queries.ts";
import type { HostileRequest } from "../../test/fixtures/hostile/request.ts";
import { texts } from "../../test/fixtures/hostile/texts.ts";
import type { Client, TestProject } from "../../test/project.ts";

const hostileRequests = { ...queries, ...texts, ...calls };
const marker = "unreleasedword";
const draftId = "dddddddd-dddd-4ddd-8ddd-dddddddddddd";
const longest = 5_000;

describe.each(engines)("hostile requests to $engine", ({ open }) => {
  let project: TestProject;
  const tokens = new Map<string, string>();
  beforeAll(async () => {
    project = await open();
    const author = await project.createAccount("user");
    tokens.set("user", author.token);
    // Published text that a pattern with back-references would choke on.
    await project.database.runFile(`
      insert into public.blog_posts (title, slug, excerpt, content, status, author_id)
      select 'Post ' || n, 'post-' || n, 'About', repeat('a', 20000 / n) || n, 'published', '${author.id}'
      from generate_series(1, 20) n;
      insert into public.blog_posts (id, title, slug, excerpt, content, featured_image, author_id)
      values ('${draftId}', '${marker}', '${marker}', '${marker}', '${marker}', '${marker}',
        '${author.id}');
      insert into public.blog_categories (name, slug) values ('Drafts only', 'drafts-only');
      insert into public.blog_post_categories select '${draftId}', id from public.blog_categories;
      insert into public.contact_messages (name, email, message)
      values ('${marker}', '${marker}', '${marker}');
      insert into public.mail_outbox (recipient, subject, text_body)
      values ('${marker}', '${marker}', '${marker}');`);
  });
  afterAll(() => project.close());

  async function send(actor: string, { path, method, headers, body }: HostileRequest) {
    const token = tokens.get(actor);
    const started = performance.now();
    const response = await project.fetch(
      new Request(`http://backend.test/rest/v1/${path}`, {
        method,
        body,
        headers: {
          apikey: project.keys.publishableKey,
          ...(token && { Authorization: `Bearer ${token}` }),
          ...headers,
        },
      }),
    );
    const text = await response.text();
    const answer = text + JSON.stringify([...response.headers]);
    const { jwtSecret, secretKey } = project.keys;
    const leaked = [marker, draftId, jwtSecret, secretKey].some((word) => answer.includes(word));
    const seconds = (performance.now() - started) / 1000;
    return { status: response.status, leaked, seconds, text };
  }

  describe.each(Object.entries(hostileRequests))("%s", (_group, requests) => {
    test.each(["visitor", "user"])("sent by a %s", async (actor) => {
      const bad: unknown[] = [];
      const slowest = watchNormalQueries(project.client());
      for (const request of requests) {
        const { status, leaked, seconds, text } = await send(actor, request);
        if (status < 500 && !leaked && seconds * 1000 < longest) continue;
        const path = request.path.slice(0, 200);
        bad.push({ ...request, path, body: undefined, status, leaked, seconds, text });
      }
      const slowestNormal = await slowest();
      expect(bad).toEqual([]);
      expect(slowestNormal).toBeLessThan(longest);
    });
  });

  test("they are more than two hundred, and afterwards everything is as it was", async () => {
    expect(Object.values(hostileRequests).flat().length).toBeGreaterThan(200);
    const [rows] = await project.database.query<{ posts: number; drafts: number }>(
      `select count(*)::int as posts, count(*) filter (where status = 'draft')::int as drafts
       from public.blog_posts`,
    );
    expect(rows).toEqual({ posts: 21, drafts: 1 });
    expect(project.reports).toEqual([]);
  });
});

/** Asks for posts again and again; the function returned ends that and gives the longest wait. */
function watchNormalQueries(client: Client): () => Promise<number> {
  let slowest = 0;
  let ended = false;
  const watch = async () => {
    while (!ended) {
      const started = performance.now();
      const { error } = await client.from("blog_posts").select("id, title").limit(5);
      if (error) throw new Error(`A normal query failed: ${error.message}`);
      slowest = Math.max(slowest, performance.now() - started);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return slowest;
  };
  const watching = watch();
  return () => {
    ended = true;
    return watching;
  };
}
