import type { Backend } from "../session/backend.ts";
import { readAll } from "../session/read-all.ts";
import type { Topic } from "./post.ts";

export type CountedCategory = Topic & { count: number };

type Row = Topic & { links: { count: number }[] };

/**
 * Every category with the exact number of its links. Row level security hides the links of
 * drafts from visitors, so what they see counted is what they can read.
 */
export async function listCategoriesWithCounts(db: Backend): Promise<CountedCategory[]> {
  const rows = await readAll<Row>((from, to) =>
    db
      .from("blog_categories")
      .select("id, name, slug, links:blog_post_categories(count)", { count: "exact" })
      .order("name")
      .order("id")
      .range(from, to)
      .throwOnError(),
  );
  return rows.map(({ links, ...category }) => ({ ...category, count: links[0]?.count ?? 0 }));
}
