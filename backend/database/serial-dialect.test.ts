import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines } from "../../test/engines.ts";
import type { TestProject } from "../../test/project.ts";

describe.each(engines)("parallel requests on $engine", ({ open }) => {
  let project: TestProject;
  beforeAll(async () => {
    project = await open();
    await project.database.query(
      "insert into public.blog_posts (title, slug, content) values ('Draft', 'draft', 'secret')",
    );
  });
  afterAll(() => project.close());

  test("a visitor never reads with the role of somebody else", async () => {
    const admin = project.client({ key: project.keys.secretKey });
    const visitor = project.client();
    const counts = async (client: typeof visitor) => {
      const seen = [];
      for (let round = 0; round < 20; round += 1) {
        const { data } = await client.from("blog_posts").select("id");
        seen.push(data?.length);
      }
      return seen;
    };
    const parallel = Array.from({ length: 8 }, (_, index) => counts(index % 2 ? admin : visitor));
    const results = await Promise.all(parallel);
    expect(results.map((seen) => new Set(seen))).toEqual(
      results.map((_, index) => new Set([index % 2])),
    );
  });

  test("a failing transaction lets the next caller in", async () => {
    const admin = project.client({ key: project.keys.secretKey });
    const broken = { title: "", slug: "x", content: "x" };
    const results = await Promise.all(
      Array.from({ length: 6 }, () => admin.from("blog_posts").insert(broken)),
    );
    expect(results.map(({ status }) => status)).toEqual(Array(6).fill(400));
    expect((await admin.from("blog_posts").select("id")).data).toHaveLength(1);
  });
});
