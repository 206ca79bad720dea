/** A path or URL as an absolute URL; the site's own address where it makes none. */
export function absoluteUrl(path: string, origin: string): string {
  return URL.parse(path, origin)?.href ?? `${origin}/`;
}
