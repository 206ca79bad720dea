import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines } from "../../test/engines.ts";
import type { Client, TestProject } from "../../test/project.ts";
import { plant } from "./access.ts";

describe.each(engines)("what hangs together on $engine", ({ open }) => {
  let project: TestProject;
  let secret: Client;
  beforeAll(async () => {
    project = await open();
    secret = project.client({ key: project.keys.secretKey });
  });
  afterAll(() => project.close());

  test("a post stays when its author goes", async () => {
    const { id = "" } = await plant(project, "blog_posts");
    const author = await project.createAccount("user");
    await secret.from("blog_posts").update({ author_id: author.id }).eq("id", id);
    await project.database.query("delete from auth.users where id = $1", [author.id]);
    const { data } = await secret.from("blog_posts").select("author_id").eq("id", id);
    expect(data).toEqual([{ author_id: null }]);
  });

  test("a post's links go with it, the category and the tag stay", async () => {
    const { post_id = "", category_id = "" } = await plant(project, "blog_post_categories");
    const { id: tag_id = "" } = await plant(project, "blog_tags");
    await secret.from("blog_post_tags").insert({ post_id, tag_id });
    await secret.from("blog_posts").delete().eq("id", post_id);
    const links = secret.from("blog_post_categories").select().eq("post_id", post_id);
    const tagLinks = secret.from("blog_post_tags").select().eq("post_id", post_id);
    expect([(await links).data, (await tagLinks).data]).toEqual([[], []]);
    const terms = await Promise.all([
      secret.from("blog_categories").select().eq("id", category_id),
      secret.from("blog_tags").select().eq("id", tag_id),
    ]);
    expect(terms.map(({ data }) => data?.length)).toEqual([1, 1]);
  });

  test("a category's links go with it, the posts stay", async () => {
    const { post_id = "", category_id = "" } = await plant(project, "blog_post_categories");
    await secret.from("blog_categories").delete().eq("id", category_id);
    const links = secret.from("blog_post_categories").select().eq("post_id", post_id);
    expect((await links).data).toEqual([]);
    expect((await secret.from("blog_posts").select().eq("id", post_id)).data).toHaveLength(1);
  });

  test("mail already queued stays when the message it came from goes", async () => {
    const { id: message_id = "" } = await plant(project, "contact_messages");
    const { id = "" } = await plant(project, "mail_outbox");
    await secret.from("mail_outbox").update({ message_id }).eq("id", id);
    await secret.from("contact_messages").delete().eq("id", message_id);
    const { data } = await secret.from("mail_outbox").select("message_id").eq("id", id);
    expect(data).toEqual([{ message_id: null }]);
  });

  test("mail that was given up goes with its message, because it holds the text", async () => {
    const { id: message_id = "" } = await plant(project, "contact_messages");
    const { id = "" } = await plant(project, "mail_outbox");
    const failed = { message_id, failed_at: new Date().toISOString() };
    await secret.from("mail_outbox").update(failed).eq("id", id);
    const admin = project.client(await project.createAccount("admin"));
    await admin.from("contact_messages").delete().eq("id", message_id);
    expect((await secret.from("mail_outbox").select("id").eq("id", id)).data).toEqual([]);
  });

  test("two posts can't share a slug", async () => {
    const { slug = "" } = await plant(project, "blog_posts");
    const { error } = await secret
      .from("blog_posts")
      .insert({ title: "Twin", slug, content: "Text" });
    expect(error?.code).toBe("23505");
  });
});
