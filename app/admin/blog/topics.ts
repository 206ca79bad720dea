import type { Topic } from "../../posts/post.ts";
import type { Backend } from "../../session/backend.ts";
import { readAll } from "../../session/read-all.ts";
import type { PostValues } from "./post-values.ts";

type Table = "blog_categories" | "blog_tags";
export type Topics = { categories: Topic[]; tags: Topic[] };

/** All categories and tags, by name. */
export async function listTopics(db: Backend): Promise<Topics> {
  const list = (table: Table) =>
    readAll<Topic>((from, to) =>
      db
        .from(table)
        .select("id, name, slug", { count: "exact" })
        .order("name")
        .order("id")
        .range(from, to)
        .throwOnError(),
    );
  const [categories, tags] = await Promise.all([list("blog_categories"), list("blog_tags")]);
  return { categories, tags };
}

/** Gives a post exactly the categories and tags of the form; the new ones are made first. */
export async function assignTopics(db: Backend, postId: string, values: PostValues) {
  const [newCategories, newTags] = await Promise.all([
    makeTopics(db, "blog_categories", values.newCategories),
    makeTopics(db, "blog_tags", values.newTags),
  ]);
  await Promise.all([
    assignCategories(db, postId, unique([...values.categories, ...newCategories])),
    assignTags(db, postId, unique([...values.tags, ...newTags])),
  ]);
}

/** The ids of the topics of these names; those that are not there yet are made. */
async function makeTopics(db: Backend, table: Table, names: string[]): Promise<string[]> {
  const rows = new Map(names.map((name) => [topicSlug(name), { name, slug: topicSlug(name) }]));
  if (rows.size === 0) return [];
  const options = { onConflict: "slug", ignoreDuplicates: true };
  await db
    .from(table)
    .upsert([...rows.values()], options)
    .throwOnError();
  const { data } = await db
    .from(table)
    .select("id")
    .in("slug", [...rows.keys()])
    .throwOnError();
  return data.map(({ id }) => id);
}

async function assignCategories(db: Backend, postId: string, ids: string[]): Promise<void> {
  const rows = ids.map((id) => ({ post_id: postId, category_id: id }));
  const others = db.from("blog_post_categories").delete().eq("post_id", postId);
  if (rows.length > 0) {
    await db.from("blog_post_categories").upsert(rows, { ignoreDuplicates: true }).throwOnError();
    others.notIn("category_id", ids);
  }
  await others.throwOnError();
}

async function assignTags(db: Backend, postId: string, ids: string[]): Promise<void> {
  const rows = ids.map((id) => ({ post_id: postId, tag_id: id }));
  const others = db.from("blog_post_tags").delete().eq("post_id", postId);
  if (rows.length > 0) {
    await db.from("blog_post_tags").upsert(rows, { ignoreDuplicates: true }).throwOnError();
    others.notIn("tag_id", ids);
  }
  await others.throwOnError();
}

/** Letters and digits of any script, so that names in all of them can be told apart. */
export function topicSlug(name: string): string {
  const words = name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [encodeURIComponent(name)];
  return words.join("-").slice(0, 100);
}

function unique(ids: string[]): string[] {
  return [...new Set(ids)];
}
