import { ownPath } from "../session/own-path.ts";

/** Where to go after signing in: the remembered page, else home. */
export function nextPath(url: URL, origin: string): string {
  return ownPath(url.searchParams.get("next"), origin) ?? "/";
}

/** The address of another account page, which remembers the same page. */
export function withNext(path: string, next: string): string {
  return next === "/" ? path : `${path}?${new URLSearchParams({ next })}`;
}
