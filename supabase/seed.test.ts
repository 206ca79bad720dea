import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  parseClock,
  parseLog,
  parseRotation,
  totalSeconds,
} from "../app/drawings/post-drawings.ts";
import { buildDemoSeed } from "../scripts/demo-seed.ts";
import { engines } from "../test/engines.ts";
import type { Client, TestProject } from "../test/project.ts";

const folder = join(import.meta.dirname, "seed");
const demo = readFileSync(join(folder, "demo.sql"), "utf8");

test("the seed file is the one its posts make", () => {
  expect(buildDemoSeed(), "run scripts/demo-seed.ts").toBe(demo);
});

describe.each(engines)("the demo content on $engine", ({ open }) => {
  let project: TestProject;
  let secret: Client;
  beforeAll(async () => {
    project = await open({ seed: "demo" });
    secret = project.client({ key: project.keys.secretKey });
  });
  afterAll(() => project.close());

  const publishedPosts = async () => (await project.client().from("blog_posts").select()).data!;
  const blocks = async () => {
    const { data } = await secret.from("blog_posts").select("slug, content");
    return data!.flatMap(({ slug, content }) =>
      [...content.matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(
        ([, language = "", text = ""]) => ({ slug, language, text }) as const,
      ),
    );
  };

  test("is ten published posts and two drafts, by authors, in five categories with seven tags", async () => {
    const { data } = await secret.from("blog_posts").select("status, published_at, author_id");
    const published = data!.filter(({ status }) => status === "published");
    expect([published.length, data!.length]).toEqual([10, 12]);
    expect(published.every(({ published_at, author_id }) => published_at && author_id)).toBe(true);
    expect((await secret.from("blog_categories").select()).data).toHaveLength(5);
    expect((await secret.from("blog_tags").select()).data).toHaveLength(7);
  });

  test("has 500 to 900 words in every published post, an excerpt, a category and a tag", async () => {
    const { data } = await project
      .client()
      .from("blog_posts")
      .select("slug, content, excerpt, blog_categories(name), blog_tags(name)");
    for (const post of data!) {
      const words = post.content.split(/\s+/).filter((word) => /\w/.test(word)).length;
      expect(words, post.slug).toBeGreaterThanOrEqual(500);
      expect(words, post.slug).toBeLessThanOrEqual(900);
      expect(post.excerpt, post.slug).toBeTruthy();
      expect(post.blog_categories.length, post.slug).toBeGreaterThan(0);
      expect(post.blog_tags.length, post.slug).toBeGreaterThan(0);
    }
  });

  test("uses every category in what is published", async () => {
    const { data } = await project.client().from("blog_categories").select("slug, blog_posts(id)");
    expect(data!.filter(({ blog_posts }) => blog_posts.length === 0)).toEqual([]);
  });

  test("has a drawn cover for every published post, in the folder and in the bucket", async () => {
    const objects = await project.database.query<{ name: string }>(
      "select name from storage.objects where bucket_id = 'blog_images'",
    );
    for (const { slug, featured_image } of await publishedPosts()) {
      expect(featured_image).toBe(`${slug}.webp`);
      expect(existsSync(join(folder, "images", `${slug}.webp`)), slug).toBe(true);
      expect(objects.map(({ name }) => name)).toContain(featured_image);
    }
  });

  test("has drawings that can be read: clocks of one hour, logs without gaps, rotations", async () => {
    const all = await blocks();
    expect(new Set(all.map(({ language }) => language))).toEqual(
      new Set(["clock", "log", "rotation"]),
    );
    for (const { slug, language, text } of all) {
      if (language === "clock") expect(totalSeconds(parseClock(text) ?? []), slug).toBe(3600);
      if (language === "rotation") expect(parseRotation(text), slug).not.toBeNull();
      if (language === "log") expect(findGap(text), slug).toBeUndefined();
    }
  });

  test("does not change when it is applied again", async () => {
    const contents = async () => {
      const tables = ["blog_posts", "blog_categories", "blog_tags", "profiles"] as const;
      const answers = tables.map((table) => secret.from(table).select().order("id"));
      return (await Promise.all(answers)).map(({ data }) => data);
    };
    const before = await contents();
    await project.database.runFile(demo);
    expect(await contents()).toEqual(before);
  });
});

/** The first row of a log that does not start when the one before it ends. */
function findGap(text: string): string | undefined {
  const rows = parseLog(text);
  if (!rows) return "unreadable";
  const startOf = (time: string) =>
    time.split(":").reduce((seconds, part) => seconds * 60 + Number(part), 0);
  const wrong = rows.slice(1).find((row, index) => {
    const before = rows[index]!;
    return startOf(row.time) !== startOf(before.time) + before.seconds;
  });
  return wrong && `${wrong.time} ${wrong.title}`;
}
