import type { MetaDescriptor } from "react-router";
import { type Breadcrumb, type SchemaNode, structuredData } from "./structured-data.ts";
import { absoluteUrl } from "./urls.ts";

/** The search record of one page. Paths start with "/" and are already encoded. */
export type PageRecord = {
  title: string;
  description: string;
  path: string;
  type?: "website" | "article";
  /** Path or URL; the page's own path where it is not given. */
  canonical?: string;
  imageUrl?: string;
  noindex?: boolean;
  breadcrumbs?: Breadcrumb[];
  publishedAt?: string | null;
  /** schema.org node of the page; a plain WebPage where it is not given. */
  schema?: SchemaNode;
};

/** What metadata needs to know of the site. */
export type SiteIdentity = { origin: string; contactEmail: string; businessName: string };

export const siteName = "Music Director";

/** Title, description, canonical, social tags and structured data of a page. */
export function pageMeta(page: PageRecord, site: SiteIdentity): MetaDescriptor[] {
  const title = `${page.title} | ${siteName}`;
  const { description, type = "website" } = page;
  const url = absoluteUrl(page.canonical ?? page.path, site.origin);
  const image = absoluteUrl(page.imageUrl ?? "/opengraph-image.png", site.origin);
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: url },
    ...(page.noindex ? [{ name: "robots", content: "noindex, nofollow" }] : []),
    { property: "og:site_name", content: siteName },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:type", content: type },
    { property: "og:url", content: url },
    { property: "og:image", content: image },
    ...(page.publishedAt
      ? [{ property: "article:published_time", content: page.publishedAt }]
      : []),
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: description },
    { name: "twitter:image", content: image },
    // React Router escapes "<" and "&" in it, so no title can end the script element.
    { "script:ld+json": structuredData(page, site, url, image) },
  ];
}
