import { Feed } from "feed";
import { xmlText } from "./xml.ts";

export type FeedItem = {
  title: string;
  /** Absolute URL. */
  link: string;
  /** Plain text. */
  summary: string;
  /** HTML with absolute URLs. */
  content: string;
  author: string;
  categories: string[];
  date: Date;
};

export type Channel = { origin: string; title: string; description: string; items: FeedItem[] };

/** An RSS 2.0 document with the items' full content. */
export function buildFeed({ origin, title, description, items }: Channel): string {
  const newest = Math.max(0, ...items.map(({ date }) => date.getTime()));
  const feed = new Feed({
    id: `${origin}/blog`,
    link: `${origin}/blog`,
    title,
    description,
    language: "en-us",
    updated: new Date(newest),
    feedLinks: { rss: `${origin}/rss.xml` },
    generator: false,
  });
  for (const item of items) {
    feed.addItem({
      title: xmlText(item.title),
      link: item.link,
      guid: item.link,
      date: item.date,
      description: escapeHtml(xmlText(item.summary)),
      content: xmlText(item.content),
      category: item.categories.map((name) => ({ name: xmlText(name) })),
      extensions: item.author
        ? [{ name: "dc:creator", objects: { _text: xmlText(item.author) } }]
        : [],
    });
  }
  return feed.rss2();
}

// Readers take a description for HTML.
function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
