import { data } from "react-router";
import { pageMeta } from "../../seo/metadata.ts";
import type { ToastMessage } from "../../ui/toast.tsx";
import type { Route } from "./+types/placeholder";

/** What is planned; every other address below the blog admin is unknown. */
const planned: Record<string, string> = {
  "/admin/blog/categories": "Manage Categories",
  "/admin/blog/tags": "Manage Tags",
};

const toast: ToastMessage = {
  title: "Feature Coming Soon",
  description: "Categories and tags are made in the post form until then",
  variant: "default",
};

export function loader({ url }: Route.LoaderArgs) {
  const path = url.pathname.replace(/\/$/, "");
  const title = planned[path];
  return data({ title: title ?? "Not Found", toast }, { status: title ? 200 : 404 });
}

export function meta({ loaderData, matches, location }: Route.MetaArgs) {
  const page = {
    title: loaderData.title,
    description: "This part of the blog admin is not there yet.",
    path: location.pathname,
    noindex: true,
  };
  return pageMeta(page, matches[0].loaderData.site);
}

export default function Placeholder({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page desk">
      <header className="desk-head">
        <p className="eyebrow">Admin · Blog</p>
        <h1 className="h2">{loaderData.title}</h1>
      </header>
      <p>
        <a className="button" href="/admin/blog">
          Return to Blog Dashboard
        </a>
      </p>
    </div>
  );
}
