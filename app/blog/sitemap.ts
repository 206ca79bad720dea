import { postPath } from "../posts/post.ts";
import { listPublishedSlugs } from "../posts/posts.ts";
import { buildSitemap } from "../seo/sitemap.ts";
import { xmlResponse } from "../seo/xml.ts";
import { getBackend } from "../session/backend.ts";
import { siteContext } from "../session/site-context.ts";
import type { Route } from "./+types/sitemap";

const pages = [
  "/",
  "/services",
  "/about",
  "/contact",
  "/tools",
  "/blog",
  "/privacy",
  "/terms",
  "/cookies",
];

export async function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(siteContext).settings;
  const posts = await listPublishedSlugs(getBackend(context));
  const entries = posts.map((post) => ({ path: postPath(post.slug), changedAt: post.updated_at }));
  const sitemap = buildSitemap(origin, [...pages.map((path) => ({ path })), ...entries]);
  return xmlResponse(sitemap, "application/xml");
}
