/** What a route may say about itself. Static pages work without script. */
export type RouteHandle = { static?: boolean };

/**
 * The scripts a page carries: those of React, or on a static page none; there only a signed-in
 * visitor gets the keep-alive.
 *
 * @param handle the route's own handle
 * @param rootData what the root route has loaded
 */
export function pageScripts(handle: unknown, rootData: unknown): "none" | "keep-alive" | "all" {
  if (!(handle as RouteHandle | undefined)?.static) return "all";
  const { visitor } = (rootData ?? {}) as { visitor?: object | null };
  return visitor ? "keep-alive" : "none";
}
