import { XMLValidator } from "fast-xml-parser";
import Parser from "rss-parser";
import { expect, it } from "vitest";
import { buildFeed, type FeedItem } from "./feed.ts";
import { buildSitemap } from "./sitemap.ts";

const item: FeedItem = {
  title: "Clocks",
  link: "https://site.example/blog/clocks",
  summary: "A summary",
  content: "<p>All of it</p>",
  author: "Ada Quill",
  categories: ["Scheduling"],
  date: new Date("2026-11-17T14:00:00Z"),
};

async function read(items: FeedItem[]) {
  const channel = { origin: "https://site.example", title: "Digest", description: "Tips" };
  const xml = buildFeed({ ...channel, items });
  expect(XMLValidator.validate(xml)).toBe(true);
  return new Parser().parseString(xml);
}

it("holds what a feed reader shows", async () => {
  const feed = await read([item]);
  expect(feed.title).toBe("Digest");
  expect(feed.items).toHaveLength(1);
  expect(feed.items[0]).toMatchObject({
    title: "Clocks",
    link: "https://site.example/blog/clocks",
    guid: "https://site.example/blog/clocks",
    creator: "Ada Quill",
    categories: ["Scheduling"],
    isoDate: "2026-11-17T14:00:00.000Z",
    "content:encoded": "<p>All of it</p>",
  });
});

it("stays well-formed with hostile text", async () => {
  const hostile = "]]><script>&amp; & \u0000\u0008\u001f\ufffe \ud800 \"'";
  const feed = await read([
    {
      ...item,
      title: hostile,
      content: hostile,
      author: hostile,
      summary: hostile,
      categories: [hostile],
    },
  ]);
  expect(feed.items[0]?.title).toContain("]]><script>&amp; &");
  expect(feed.items[0]?.["content:encoded"]).toContain("]]><script>");
});

it("is a feed without posts too", async () => {
  expect((await read([])).items).toEqual([]);
});

it("maps pages and posts with the time of their last change", () => {
  const xml = buildSitemap("https://site.example", [
    { path: "/" },
    { path: "/blog/a&b", changedAt: "2026-11-17 14:00:00+00" },
  ]);
  expect(XMLValidator.validate(xml)).toBe(true);
  expect(xml).toContain("<url><loc>https://site.example/</loc></url>");
  expect(xml).toContain(
    "<loc>https://site.example/blog/a&amp;b</loc><lastmod>2026-11-17T14:00:00.000Z</lastmod>",
  );
});
