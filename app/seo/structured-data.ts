import type { PageRecord, SiteIdentity } from "./metadata.ts";
import { absoluteUrl } from "./urls.ts";

export type Breadcrumb = { name: string; path: string };
type Value = string | number | boolean | null | Value[] | { [name: string]: Value };
export type SchemaNode = { "@type": string; [name: string]: Value };

/** One schema.org graph: the organization, the page, and its breadcrumbs. */
export function structuredData(page: PageRecord, site: SiteIdentity, url: string, image: string) {
  const organization = {
    "@type": "Organization",
    "@id": `${site.origin}/#organization`,
    name: site.businessName,
    url: `${site.origin}/`,
    email: site.contactEmail,
    logo: absoluteUrl("/opengraph-image.png", site.origin),
  };
  const own = {
    "@type": "WebPage",
    "@id": `${url}#page`,
    url,
    name: page.title,
    description: page.description,
    image,
    inLanguage: "en-US",
    publisher: { "@id": organization["@id"] },
    ...page.schema,
  };
  const trail = page.breadcrumbs ? [breadcrumbList(page.breadcrumbs, site.origin)] : [];
  return { "@context": "https://schema.org", "@graph": [organization, own, ...trail] };
}

function breadcrumbList(breadcrumbs: Breadcrumb[], origin: string) {
  return {
    "@type": "BreadcrumbList",
    itemListElement: breadcrumbs.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: absoluteUrl(path, origin),
    })),
  };
}
