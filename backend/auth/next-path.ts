/**
 * Where a mailed link may lead after it is confirmed: a path of this site, "/" for everything else.
 *
 * @param wanted the client's `redirect_to`, a URL or a path
 */
export function nextPath(wanted: string | null, siteUrl: string): string {
  const url = wanted === null ? null : URL.parse(wanted, siteUrl);
  if (!url || url.origin !== siteUrl) return "/";
  // "//host" is a path here and another host in a link.
  return url.pathname.startsWith("//") ? "/" : url.pathname + url.search;
}
