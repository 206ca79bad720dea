import type { Backend } from "../session/backend.ts";
import { readAll } from "../session/read-all.ts";
import { type SummaryRow, toPost, toSummary } from "./post.ts";
import { isLegalSlug } from "./slugs.ts";

const summary = `id, title, slug, excerpt, featured_image, published_at,
  author:profiles(first_name, last_name), categories:blog_categories(id, name, slug)` as const;
const ofCategory = `${summary}, filter:blog_categories!inner(slug)` as const;
const whole = `${summary}, content, tags:blog_tags(id, name, slug)` as const;
const newestFirst = { ascending: false };

/** Published posts, newest first; those of one category where its slug is given. */
export async function listPublishedPosts(db: Backend, filter: { category?: string } = {}) {
  const { category } = filter;
  if (category !== undefined && !isLegalSlug(category)) return [];
  const rows = await readAll<SummaryRow>((from, to) => {
    const posts =
      category === undefined
        ? db.from("blog_posts").select(summary, { count: "exact" })
        : db.from("blog_posts").select(ofCategory, { count: "exact" }).eq("filter.slug", category);
    return posts
      .eq("status", "published")
      .order("published_at", newestFirst)
      .order("id")
      .range(from, to)
      .throwOnError();
  });
  return rows.map(toSummary);
}

/** How many posts are published. */
export async function countPublishedPosts(db: Backend): Promise<number> {
  const { count } = await db
    .from("blog_posts")
    .select("id", { count: "exact", head: true })
    .eq("status", "published")
    .throwOnError();
  return count ?? 0;
}

/** The newest published posts. */
export async function listLatestPosts(db: Backend, limit: number) {
  const { data } = await db
    .from("blog_posts")
    .select(summary)
    .eq("status", "published")
    .order("published_at", newestFirst)
    .limit(limit)
    .throwOnError();
  return data.map(toSummary);
}

/** The same with their content, for feeds. */
export async function listLatestContent(db: Backend, limit: number) {
  const { data } = await db
    .from("blog_posts")
    .select(whole)
    .eq("status", "published")
    .order("published_at", newestFirst)
    .limit(limit)
    .throwOnError();
  return data.map(toPost);
}

/** A published post in one query; null for an unknown slug and for a draft's. */
export async function findPublishedPost(db: Backend, slug: string) {
  if (!isLegalSlug(slug)) return null;
  const { data } = await db
    .from("blog_posts")
    .select(whole)
    .eq("slug", slug)
    .eq("status", "published")
    .maybeSingle()
    .throwOnError();
  return data && toPost(data);
}

/** The next older published post, for the way on from the end of one. */
export async function findPostBefore(db: Backend, publishedAt: string | null) {
  if (publishedAt === null) return null;
  const { data } = await db
    .from("blog_posts")
    .select("title, slug")
    .eq("status", "published")
    .lt("published_at", publishedAt)
    .order("published_at", newestFirst)
    .limit(1)
    .maybeSingle()
    .throwOnError();
  return data;
}

/** The address and date of every published post. */
export function listPublishedSlugs(db: Backend) {
  return readAll<{ slug: string; updated_at: string }>((from, to) =>
    db
      .from("blog_posts")
      .select("slug, updated_at", { count: "exact" })
      .eq("status", "published")
      .order("id")
      .range(from, to)
      .throwOnError(),
  );
}
