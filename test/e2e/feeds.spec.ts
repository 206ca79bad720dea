import { XMLValidator } from "fast-xml-parser";
import Parser from "rss-parser";
import { expect, test } from "./fixtures.ts";

test("the feed is well-formed and holds the published posts in full", async ({ request }) => {
  const response = await request.get("/rss.xml");
  expect(response.headers()["content-type"]).toContain("xml");
  const xml = await response.text();
  expect(XMLValidator.validate(xml)).toBe(true);
  const feed = await new Parser().parseString(xml);
  expect(feed.title).toContain("Scheduler's Digest");
  expect(feed.items).toHaveLength(10);
  const last = feed.items.at(-1);
  expect(last?.link).toBe(`${process.env.E2E_BASE_URL}/blog/24-songs-once-an-hour`);
  expect(last?.["content:encoded"] ?? last?.content).toContain("turnover in hours");
});

test("the sitemap lists public pages and published posts, and no draft", async ({ request }) => {
  const xml = await (await request.get("/sitemap.xml")).text();
  expect(XMLValidator.validate(xml)).toBe(true);
  const locations = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1]);
  expect(locations).toContain(`${process.env.E2E_BASE_URL}/blog`);
  expect(locations.filter((location) => location?.includes("/blog/"))).toHaveLength(10);
  expect(xml).not.toContain("recurrents-need-a-plan");
  for (const location of locations) {
    expect((await request.get(location ?? "")).status(), location).toBe(200);
  }
});

test("robots.txt names the sitemap and keeps crawlers out of what is private", async ({
  request,
}) => {
  const text = await (await request.get("/robots.txt")).text();
  expect(text).toContain(`Sitemap: ${process.env.E2E_BASE_URL}/sitemap.xml`);
  expect(text).toContain("Disallow: /admin");
});

test("health endpoints tell the process from its database", async ({ request }) => {
  expect((await request.get("/healthz")).status()).toBe(200);
  expect(await (await request.get("/readyz")).json()).toMatchObject({ status: "ready" });
});
