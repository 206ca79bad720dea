/** What a visitor reads in a piece of HTML. */
export function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** Address and text of every link, as "text → address". */
export function linksIn(html: string): string[] {
  return [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(
    ([, href = "", text = ""]) => `${textOf(text)} → ${href.replaceAll("&amp;", "&")}`,
  );
}
