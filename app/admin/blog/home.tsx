import { pageMeta } from "../../seo/metadata.ts";
import type { Route } from "./+types/home";

const cards = [
  {
    title: "Manage Posts",
    text: "Find, edit, publish and delete posts.",
    path: "/admin/blog/posts",
  },
  {
    title: "Manage Categories",
    text: "For now, categories are made where a post is written.",
    path: "/admin/blog/categories",
  },
  {
    title: "Manage Tags",
    text: "For now, tags are made where a post is written.",
    path: "/admin/blog/tags",
  },
  { title: "Create New Post", text: "Start with an empty page.", path: "/admin/blog/create" },
];

/** Nothing to load, but navigation in the browser comes by the guard. */
export function loader() {
  return null;
}

export function meta({ matches }: Route.MetaArgs) {
  const page = {
    title: "Blog Dashboard",
    description: "Posts, categories and tags of Scheduler's Digest.",
    path: "/admin/blog",
    noindex: true,
  };
  return pageMeta(page, matches[0].loaderData.site);
}

export default function BlogHome() {
  return (
    <div className="page desk">
      <header className="desk-head">
        <p className="eyebrow">Admin · Control desk</p>
        <h1 className="h2">Blog Dashboard</h1>
        <p className="actions">
          <a className="button button-small button-quiet" href="/admin/dashboard">
            Dashboard
          </a>
          <a className="button button-small button-quiet" href="/blog">
            Scheduler's Digest
          </a>
        </p>
      </header>
      <ul className="desk-cards">
        {cards.map(({ title, text, path }) => (
          <li key={path} className="figure-card">
            <h2 className="h3">
              <a className="title-link" href={path}>
                {title}
              </a>
            </h2>
            <p className="text-mute">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
