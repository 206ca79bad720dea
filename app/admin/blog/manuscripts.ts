import type { Backend } from "../../session/backend.ts";
import { readAll } from "../../session/read-all.ts";
import type { PostValues } from "./post-values.ts";

/** A line of the post table. */
export type Entry = {
  id: string;
  title: string;
  slug: string;
  status: string;
  /** When it was published, or a draft created. */
  date: string | null;
  author: string;
};

type Row = {
  id: string;
  title: string;
  slug: string;
  status: string;
  published_at: string | null;
  created_at: string | null;
  author_id: string | null;
  author: { first_name: string; last_name: string } | null;
};

/** Every post, drafts included, the newest first. */
export async function listEntries(db: Backend): Promise<Entry[]> {
  const columns = `id, title, slug, status, published_at, created_at, author_id,
    author:profiles(first_name, last_name)` as const;
  const rows = await readAll<Row>((from, to) =>
    db
      .from("blog_posts")
      .select(columns, { count: "exact" })
      .order("created_at", { ascending: false })
      .order("id")
      .range(from, to)
      .throwOnError(),
  );
  return rows.map(({ published_at, created_at, author, ...row }) => ({
    id: row.id,
    title: row.title,
    slug: row.slug,
    status: row.status,
    date: row.status === "published" ? published_at : created_at,
    author: [author?.first_name, author?.last_name].filter(Boolean).join(" ") || "Unknown",
  }));
}

/** A post as the form edits it; null for an unknown id. */
export async function findManuscript(db: Backend, id: string): Promise<PostValues | null> {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)) return null;
  const { data } = await db
    .from("blog_posts")
    .select("*, categories:blog_post_categories(category_id), tags:blog_post_tags(tag_id)")
    .eq("id", id)
    .maybeSingle()
    .throwOnError();
  if (!data) return null;
  return {
    id: data.id,
    title: data.title,
    slug: data.slug,
    excerpt: data.excerpt ?? "",
    featuredImage: data.featured_image ?? "",
    content: data.content,
    status: data.status,
    updatedAt: data.updated_at,
    categories: data.categories.map(({ category_id }) => category_id),
    tags: data.tags.map(({ tag_id }) => tag_id),
    newCategories: [],
    newTags: [],
  };
}

/** Deletes a post with its links. One that is gone already is no failure. */
export async function deletePost(db: Backend, id: string): Promise<void> {
  await db.from("blog_posts").delete().eq("id", id).throwOnError();
}
