import { describe, expect, it } from "vitest";
import { type PageRecord, pageMeta } from "./metadata.ts";

const site = {
  origin: "https://site.example",
  contactEmail: "info@site.example",
  businessName: "Music Director",
};
const page: PageRecord = { title: "About", description: "Who we are", path: "/about" };
const meta = (changes: Partial<PageRecord> = {}) => pageMeta({ ...page, ...changes }, site);

it("ends every title with the site's name", () => {
  expect(meta()).toContainEqual({ title: "About | Music Director" });
});

it("makes the canonical of origin and path, unless there is an explicit one", () => {
  const link = (href: string) => ({ tagName: "link", rel: "canonical", href });
  expect(meta()).toContainEqual(link("https://site.example/about"));
  expect(meta({ canonical: "/blog" })).toContainEqual(link("https://site.example/blog"));
  expect(meta({ canonical: "https://x.example/" })).toContainEqual(link("https://x.example/"));
});

it("is a website with the default image, unless told otherwise", () => {
  const image = "https://site.example/opengraph-image.png";
  expect(meta()).toContainEqual({ property: "og:type", content: "website" });
  expect(meta()).toContainEqual({ property: "og:image", content: image });
  const post = meta({ type: "article", imageUrl: "/images/a.png" });
  expect(post).toContainEqual({ property: "og:type", content: "article" });
  expect(post).toContainEqual({
    name: "twitter:image",
    content: "https://site.example/images/a.png",
  });
});

it("survives an image address that makes no URL", () => {
  const broken = meta({ imageUrl: "http://[" });
  expect(broken).toContainEqual({ property: "og:image", content: "https://site.example/" });
});

it("keeps robots out only where that is asked for", () => {
  const robots = { name: "robots", content: "noindex, nofollow" };
  expect(meta()).not.toContainEqual(robots);
  expect(meta({ noindex: true })).toContainEqual(robots);
});

describe("structured data", () => {
  const graph = (changes: Partial<PageRecord> = {}) => {
    const node = meta(changes).find((each) => "script:ld+json" in each);
    return JSON.parse(JSON.stringify(node))["script:ld+json"]["@graph"];
  };

  it("names the organization and the page", () => {
    const [organization, own, ...rest] = graph();
    expect(organization).toMatchObject({ "@type": "Organization", name: "Music Director" });
    expect(own).toMatchObject({ "@type": "WebPage", url: "https://site.example/about" });
    expect(rest).toEqual([]);
  });

  it("takes the page's own kind", () => {
    expect(graph({ schema: { "@type": "BlogPosting", headline: "x" } })[1]).toMatchObject({
      "@type": "BlogPosting",
      headline: "x",
      publisher: { "@id": "https://site.example/#organization" },
    });
  });

  it("counts breadcrumbs from one, with absolute addresses", () => {
    const breadcrumbs = [
      { name: "Home", path: "/" },
      { name: "Blog", path: "/blog" },
    ];
    expect(graph({ breadcrumbs })[2].itemListElement).toEqual([
      { "@type": "ListItem", position: 1, name: "Home", item: "https://site.example/" },
      { "@type": "ListItem", position: 2, name: "Blog", item: "https://site.example/blog" },
    ]);
  });
});
