import type { PageRecord } from "../seo/metadata.ts";

/** The search record of the newsletter's pages: they are for one visitor each, and in no index. */
export function newsletterPage(title: string, path: string): PageRecord {
  const description =
    "Scheduler's Digest by e-mail: posts on clocks, rotations and music libraries.";
  return { title, description, path, noindex: true };
}
