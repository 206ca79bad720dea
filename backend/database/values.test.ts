import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines } from "../../test/engines.ts";
import type { Client, TestProject } from "../../test/project.ts";

const iso = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/;

describe.each(engines)("values on $engine", ({ open }) => {
  let project: TestProject;
  let secret: Client;
  beforeAll(async () => {
    project = await open();
    secret = project.client({ key: project.keys.secretKey });
  });
  afterAll(() => project.close());

  test("timestamps come as ISO 8601, whether stored by the database or sent", async () => {
    const post = { title: "Post", slug: randomUUID(), content: "Text" };
    const sent = { ...post, published_at: "2026-11-20T09:29:21.874Z" };
    const { data } = await secret.from("blog_posts").insert(sent).select().single();
    expect(data?.created_at).toMatch(iso);
    expect(data?.published_at).toBe("2026-11-20T09:29:21.874+00:00");
    const embedded = await secret.from("blog_posts").select("created_at").eq("id", data!.id);
    expect(embedded.data?.[0]?.created_at).toBe(data?.created_at);
  });

  test("names given at sign-up are an object, not its text", async () => {
    const { id } = await project.createAccount("user", { first: "Jo", last: "Doe" });
    const rows = await project.database.query(
      `select jsonb_typeof(raw_user_meta_data) as type, raw_user_meta_data ->> 'first_name' as name
       from auth.users where id = $1`,
      [id],
    );
    expect(rows).toEqual([{ type: "object", name: "Jo" }]);
  });

  test.each([{ "X-Id": "1", nested: { list: [1, "a", null, true] } }, {}, [1, [2]]])(
    "JSON sent through the API comes back equal and is stored once: %j",
    async (headers) => {
      const mail = { recipient: "a@example.com", subject: "Hello", text_body: "Text", headers };
      const { data } = await secret.from("mail_outbox").insert(mail).select("id, headers").single();
      expect(data?.headers).toEqual(headers);
      const rows = await project.database.query(
        "select jsonb_typeof(headers) as type, headers from public.mail_outbox where id = $1",
        [data?.id],
      );
      expect(rows).toEqual([{ type: Array.isArray(headers) ? "array" : "object", headers }]);
    },
  );

  test.each([
    "123",
    "0123",
    "1e5",
    "true",
    "null",
    "NULL",
    '{"a":1}',
    "[1,2]",
    '"quoted"',
    "{a,b}",
    " lead and trail ",
    "tab\tand\r\nlines\n",
    "back\\slash \\u0041 %41 $1",
    "📻 Zoë ‮ ﷽",
    "'; drop table blog_posts; --",
    "2026-11-20T09:29:21Z",
    "\ufeff a mark of the byte order",
    "x".repeat(100_000),
  ])("a text comes back exactly as it was sent: %j", async (content) => {
    const post = { title: "Post", slug: randomUUID(), content };
    const { data } = await secret.from("blog_posts").insert(post).select("id, content").single();
    expect(data?.content).toBe(content);
    await secret.from("blog_posts").update({ content: "other" }).eq("id", data!.id);
    const changed = secret.from("blog_posts").update({ content }).eq("id", data!.id);
    expect((await changed.select("content").single()).data?.content).toBe(content);
    const read = await secret.from("blog_posts").select("content").eq("slug", post.slug).single();
    expect(read.data?.content).toBe(content);
  });
});
