/**
 * The path and query of an address of this site; undefined for everything else. The one check for
 * where a visitor may be sent on somebody's word.
 *
 * @param wanted a path or a URL, from a query or a form
 */
export function ownPath(wanted: unknown, origin: string): string | undefined {
  const url = typeof wanted === "string" ? URL.parse(wanted, origin) : null;
  if (url?.origin !== origin) return undefined;
  const path = url.pathname + url.search;
  // "/.//host" is parsed to the path "//host", which as a redirect names another host.
  return path.startsWith("//") ? undefined : path;
}
