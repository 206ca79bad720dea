import { afterAll, beforeAll, expect, it } from "vitest";
import { type Account, openTestProject, type TestProject } from "../../test/project.ts";
import { listCategoriesWithCounts } from "./categories.ts";
import {
  countPublishedPosts,
  findPostBefore,
  findPublishedPost,
  listLatestContent,
  listLatestPosts,
  listPublishedPosts,
  listPublishedSlugs,
} from "./posts.ts";

let project: TestProject;
let author: Account;
const ids = { clocks: "", library: "", empty: "", separation: "" };

beforeAll(async () => {
  project = await openTestProject();
  author = await project.createAccount("admin", { first: "Ada", last: "Quill" });
  const db = project.client({ token: author.token });
  for (const slug of ["library", "clocks", "empty"] as const) {
    const row = { name: slug.toUpperCase(), slug };
    const { data } = await db.from("blog_categories").insert(row).select().single().throwOnError();
    ids[slug] = data.id;
  }
  const tag = { name: "Separation", slug: "separation" };
  const { data } = await db.from("blog_tags").insert(tag).select().single().throwOnError();
  ids.separation = data.id;
  await write("first", "2026-01-01T12:00:00Z", ["library", "clocks"]);
  await write("second", "2026-02-01T12:00:00Z", ["clocks"]);
  await write("third", "2026-03-01T12:00:00Z", []);
  await write("draft", null, ["clocks"]);
});

afterAll(() => project.close());

async function write(slug: string, published: string | null, categories: ("clocks" | "library")[]) {
  const db = project.client({ token: author.token });
  const row = {
    title: `The ${slug}`,
    slug,
    content: `Text of ${slug}`,
    status: published ? "published" : "draft",
    author_id: author.id,
    ...(published ? { published_at: published } : {}),
  };
  const { data } = await db.from("blog_posts").insert(row).select().single().throwOnError();
  const links = categories.map((category) => ({ post_id: data.id, category_id: ids[category] }));
  if (links.length > 0) await db.from("blog_post_categories").insert(links).throwOnError();
  await db
    .from("blog_post_tags")
    .insert({ post_id: data.id, tag_id: ids.separation })
    .throwOnError();
}

it("lists published posts only, newest first, with author and categories by name", async () => {
  const posts = await listPublishedPosts(project.client());
  expect(posts.map(({ slug }) => slug)).toEqual(["third", "second", "first"]);
  expect(posts[2]).toMatchObject({
    title: "The first",
    author: "Ada Quill",
    excerpt: null,
    featuredImage: null,
    categories: [{ name: "CLOCKS" }, { name: "LIBRARY" }],
  });
});

it("lists the posts of one category, each with all of its categories", async () => {
  const posts = await listPublishedPosts(project.client(), { category: "clocks" });
  expect(posts.map(({ slug }) => slug)).toEqual(["second", "first"]);
  expect(posts[1]?.categories).toHaveLength(2);
});

it.each(["empty", "unknown", "", "x".repeat(3000), "a\u0000", "clocks,library", "'; drop"])(
  "finds no posts in category %j",
  async (category) => {
    expect(await listPublishedPosts(project.client(), { category })).toEqual([]);
  },
);

it("counts what a visitor can read: no drafts", async () => {
  const categories = await listCategoriesWithCounts(project.client());
  expect(categories.map(({ name, count }) => [name, count])).toEqual([
    ["CLOCKS", 2],
    ["EMPTY", 0],
    ["LIBRARY", 1],
  ]);
  expect(await countPublishedPosts(project.client())).toBe(3);
});

it("finds a post with its content and tags", async () => {
  const post = await findPublishedPost(project.client(), "second");
  expect(post).toMatchObject({ content: "Text of second", tags: [{ name: "Separation" }] });
});

it.each(["unknown", "draft", "", "x".repeat(256), "a\u0000", "second?select=*", "Second"])(
  "finds no post at %j",
  async (slug) => {
    expect(await findPublishedPost(project.client(), slug)).toBeNull();
  },
);

it("hides drafts on the public page from admins too", async () => {
  const db = project.client({ token: author.token });
  expect(await findPublishedPost(db, "draft")).toBeNull();
  expect(await listPublishedPosts(db)).toHaveLength(3);
});

it("leads from each post to the one before it", async () => {
  const [, second, first] = await listPublishedPosts(project.client());
  const db = project.client();
  expect(await findPostBefore(db, second!.publishedAt)).toEqual({
    title: "The first",
    slug: "first",
  });
  expect(await findPostBefore(db, first!.publishedAt)).toBeNull();
  expect(await findPostBefore(db, null)).toBeNull();
});

it("gives the newest posts to the front page and the feed, all of them to the sitemap", async () => {
  const db = project.client();
  expect((await listLatestPosts(db, 2)).map(({ slug }) => slug)).toEqual(["third", "second"]);
  expect((await listLatestContent(db, 1)).map(({ content }) => content)).toEqual(["Text of third"]);
  expect(await listPublishedSlugs(db)).toHaveLength(3);
});
