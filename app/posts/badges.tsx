import type { Topic } from "./post.ts";

export function CategoryBadges({ categories }: { categories: Topic[] }) {
  if (categories.length === 0) return null;
  return (
    <ul className="badges" aria-label="Categories">
      {categories.map(({ id, name, slug }) => (
        <li key={id}>
          <a className="badge" href={categoryPath(slug)}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The list of one category's posts. */
export function categoryPath(slug: string): string {
  return `/blog?category=${encodeURIComponent(slug)}`;
}
