import { categoryPath } from "../posts/badges.tsx";
import type { CountedCategory } from "../posts/categories.ts";
import "./category-menu.css";

type Props = { categories: CountedCategory[]; total: number; chosen: string | undefined };

/** All posts, and each category with the number of its posts. */
export function CategoryMenu({ categories, total, chosen }: Props) {
  const all = { slug: undefined, name: "All Posts", count: total };
  return (
    <nav className="max-lg:order-first" aria-label="Categories">
      <ul className="category-menu">
        {[all, ...categories].map(({ slug, name, count }) => (
          <li key={slug ?? ""}>
            <a
              className="category-link"
              href={slug === undefined ? "/blog" : categoryPath(slug)}
              aria-current={slug === chosen ? "page" : undefined}
            >
              {name}
              <span className="category-count">
                <span className="sr-only">, </span>
                {count}
                <span className="sr-only"> {count === 1 ? "post" : "posts"}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
