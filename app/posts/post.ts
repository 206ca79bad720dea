export type Topic = { id: string; name: string; slug: string };

/** What a list shows of a post. */
export type PostSummary = {
  id: string;
  title: string;
  slug: string;
  excerpt: string | null;
  /** A URL, or the name of a stored file. */
  featuredImage: string | null;
  publishedAt: string | null;
  /** First and last name; "" where nobody is known. */
  author: string;
  categories: Topic[];
};

export type Post = PostSummary & { content: string; tags: Topic[] };

export type SummaryRow = {
  id: string;
  title: string;
  slug: string;
  excerpt: string | null;
  featured_image: string | null;
  published_at: string | null;
  author: { first_name: string | null; last_name: string | null } | null;
  categories: Topic[];
};

export type PostRow = SummaryRow & { content: string; tags: Topic[] };

export function toSummary(row: SummaryRow): PostSummary {
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    excerpt: row.excerpt,
    featuredImage: row.featured_image,
    publishedAt: row.published_at,
    author: [row.author?.first_name, row.author?.last_name].filter(Boolean).join(" "),
    categories: byName(row.categories),
  };
}

export function toPost(row: PostRow): Post {
  return { ...toSummary(row), content: row.content, tags: byName(row.tags) };
}

function byName(topics: Topic[]): Topic[] {
  return topics.toSorted((a, b) => a.name.localeCompare(b.name, "en"));
}

/** The public address of a post. */
export function postPath(slug: string): string {
  return `/blog/${encodeURIComponent(slug)}`;
}
