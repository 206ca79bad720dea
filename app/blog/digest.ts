import { listCategoriesWithCounts } from "../posts/categories.ts";
import { countPublishedPosts, listPublishedPosts } from "../posts/posts.ts";
import type { Backend } from "../session/backend.ts";

/** The blog's own name and promise. */
export const digest = {
  title: "Scheduler's Digest",
  tagline: "Insights, strategies and best practices for radio programmers and music directors.",
};

/** What the list page shows, read side by side; `category` is the chosen one's slug. */
export async function loadDigest(db: Backend, category: string | undefined) {
  const [posts, categories, total] = await Promise.all([
    listPublishedPosts(db, { category }),
    listCategoriesWithCounts(db),
    category === undefined ? undefined : countPublishedPosts(db),
  ]);
  return { posts, categories, total: total ?? posts.length };
}
