import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines } from "../../test/engines.ts";
import type { Account, TestProject } from "../../test/project.ts";

describe.each(engines)("profiles on $engine", ({ open }) => {
  let project: TestProject;
  let author: Account;
  let drafter: Account;
  beforeAll(async () => {
    project = await open();
    author = await project.createAccount("admin", { first: "Ann", last: "Author" });
    drafter = await project.createAccount("user", { first: "Dan", last: "Drafter" });
    const post = { title: "Post", content: "Text" };
    const { error } = await project
      .client(author)
      .from("blog_posts")
      .insert([
        { ...post, slug: "out", status: "published", author_id: author.id },
        { ...post, slug: "in-work", status: "draft", author_id: drafter.id },
      ]);
    expect(error).toBeNull();
  });
  afterAll(() => project.close());

  const namesSeenBy = async (account?: Account) => {
    const { data } = await project.client(account).from("profiles").select().order("first_name");
    return data?.map((profile) => profile.first_name);
  };

  test("a visitor sees the author of a published post, by name alone, and nobody else", async () => {
    expect(await namesSeenBy()).toEqual(["Ann"]);
    const { data } = await project.client().from("profiles").select().single();
    expect(Object.keys(data ?? {}).sort()).toEqual(["first_name", "id", "last_name"]);
  });

  test("a user also sees the own profile", async () => {
    expect(await namesSeenBy(drafter)).toEqual(["Ann", "Dan"]);
    expect(await namesSeenBy(await project.createAccount("user"))).toEqual(["Ann", "Test"]);
  });

  test("an admin sees all profiles", async () => {
    const { count } = await project
      .client(author)
      .from("profiles")
      .select("*", { count: "exact", head: true });
    expect(count).toBe(3);
  });

  test("an author is hidden again when the last post is withdrawn", async () => {
    const posts = project.client(author).from("blog_posts");
    await posts.update({ status: "draft" }).eq("slug", "out");
    expect(await namesSeenBy()).toEqual([]);
    await posts.update({ status: "published" }).eq("slug", "out");
    expect(await namesSeenBy()).toEqual(["Ann"]);
  });

  test("nobody changes a name through the API, not even the own one", async () => {
    await project
      .client(drafter)
      .from("profiles")
      .update({ first_name: "Eve" })
      .eq("id", drafter.id);
    expect(await namesSeenBy(drafter)).toEqual(["Ann", "Dan"]);
  });
});
