import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines } from "../../test/engines.ts";
import type { Account, Client, TestProject } from "../../test/project.ts";
import type { Database } from "../database.types.ts";
import { plant } from "./access.ts";

const marker = "unreleasedword";

describe.each(engines)("a draft on $engine", ({ open }) => {
  let project: TestProject;
  let author: Account;
  let draft: string;
  let category: string;
  let tag: string;
  let published: string;
  const clients = new Map<string, Client>();
  beforeAll(async () => {
    project = await open();
    author = await project.createAccount("user");
    clients.set("visitor", project.client());
    clients.set("user", project.client(author));
    clients.set("admin", project.client(await project.createAccount("admin")));
    category = (await plant(project, "blog_categories")).id ?? "";
    tag = (await plant(project, "blog_tags")).id ?? "";
    draft = await write({ title: marker, slug: marker, excerpt: marker, content: marker });
    published = await write({ title: "Out", slug: "out", content: "Text", status: "published" });
  });
  afterAll(() => project.close());

  async function write(post: Database["public"]["Tables"]["blog_posts"]["Insert"]) {
    const secret = project.client({ key: project.keys.secretKey });
    const { data } = await secret
      .from("blog_posts")
      .insert({ ...post, author_id: author.id })
      .select("id")
      .single();
    const id = data?.id ?? "";
    await secret.from("blog_post_categories").insert({ post_id: id, category_id: category });
    await secret.from("blog_post_tags").insert({ post_id: id, tag_id: tag });
    return id;
  }

  describe.each([
    ["visitor", 0],
    ["user", 0],
    ["admin", 1],
  ] as const)("for a %s, even its author", (actor, seen) => {
    const client = () => clients.get(actor) ?? project.client();
    const posts = (columns = "*") => client().from("blog_posts").select(columns);

    test(`is in ${seen} answers, however it is asked for`, async () => {
      const answers = await Promise.all([
        posts().eq("id", draft),
        posts().eq("slug", marker),
        posts().eq("status", "draft"),
        posts().neq("status", "published"),
        posts().ilike("content", `%${marker}%`),
        posts().or(`slug.eq.${marker},status.eq.draft`),
        posts().textSearch("content", marker),
        posts().eq("author_id", author.id).order("status").limit(1).eq("status", "draft"),
      ]);
      expect(answers.map(({ data }) => data?.length)).toEqual(answers.map(() => seen));
    });

    test(`is counted ${seen} times, exactly or by estimate`, async () => {
      for (const count of ["exact", "planned", "estimated"] as const) {
        const table = client().from("blog_posts");
        const answer = await table.select("*", { count, head: true }).eq("status", "draft");
        expect(answer.count, count).toBe(seen);
      }
    });

    test(`adds ${seen} to the count of its category and of its tag`, async () => {
      const head = { count: "exact", head: true } as const;
      const inCategory = client().from("blog_post_categories").select("*", head);
      const withTag = client().from("blog_post_tags").select("*", head);
      expect((await inCategory.eq("category_id", category)).count).toBe(1 + seen);
      expect((await withTag.eq("tag_id", tag)).count).toBe(1 + seen);
      const { data } = await client()
        .from("blog_categories")
        .select("blog_post_categories(count), blog_posts(slug)")
        .eq("id", category)
        .single();
      expect(data?.blog_post_categories).toEqual([{ count: 1 + seen }]);
      expect(data?.blog_posts).toHaveLength(1 + seen);
    });

    test(`shows ${seen} of its links`, async () => {
      const links = await Promise.all([
        client().from("blog_post_categories").select().eq("post_id", draft),
        client().from("blog_post_tags").select().eq("post_id", draft),
      ]);
      expect(links.map(({ data }) => data?.length)).toEqual([seen, seen]);
    });

    test(`comes ${seen} times through its author`, async () => {
      const { data } = await client()
        .from("profiles")
        .select("first_name, blog_posts(slug)")
        .eq("id", author.id)
        .single();
      expect(data?.blog_posts).toHaveLength(1 + seen);
    });
  });

  test("can't be reached by a user who moves a link, changes the author or publishes it", async () => {
    const user = clients.get("user") ?? project.client();
    const link = user.from("blog_post_categories");
    await link.update({ post_id: draft }).eq("post_id", published);
    await user.from("blog_posts").update({ author_id: author.id }).eq("id", draft);
    await user.from("blog_posts").update({ status: "published" }).eq("id", draft);
    const mine = { title: "Mine", slug: "mine", content: "Text", author_id: author.id };
    expect((await user.from("blog_posts").insert(mine)).error?.code).toBe("42501");
    expect((await link.insert({ post_id: published, category_id: category })).status).toBe(403);
    const { data } = await project.client().from("blog_posts").select("slug, author_id");
    expect(data).toEqual([{ slug: "out", author_id: author.id }]);
  });
});
