import { renderForFeed } from "../posts/markdown.ts";
import { postPath } from "../posts/post.ts";
import { listLatestContent } from "../posts/posts.ts";
import { buildFeed } from "../seo/feed.ts";
import { siteName } from "../seo/metadata.ts";
import { xmlResponse } from "../seo/xml.ts";
import { getBackend } from "../session/backend.ts";
import { siteContext } from "../session/site-context.ts";
import type { Route } from "./+types/rss";
import { digest } from "./digest.ts";

const newest = 50;

export async function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(siteContext).settings;
  const posts = await listLatestContent(getBackend(context), newest);
  const items = posts.map((post) => ({
    title: post.title,
    link: origin + postPath(post.slug),
    summary: post.excerpt ?? "",
    content: renderForFeed(post.content, origin),
    author: post.author,
    categories: post.categories.map(({ name }) => name),
    date: new Date(post.publishedAt ?? 0),
  }));
  const title = `${digest.title} | ${siteName}`;
  const feed = buildFeed({ origin, title, description: digest.tagline, items });
  return xmlResponse(feed, "application/rss+xml");
}
