import type { MiddlewareFunction } from "react-router";
import { siteContext } from "./site-context.ts";

/**
 * Middleware: refuses what another site posts. React Router does so for pages only, not for resource
 * routes, and believes a Host that isn't ours.
 */
export const refuseForeignPosts: MiddlewareFunction<Response> = async (args, next) => {
  const { request, url, context } = args;
  if (request.method === "GET" || request.method === "HEAD") return next();
  const { origin } = context.get(siteContext).settings;
  const from = request.headers.get("Origin") ?? origin;
  const site = request.headers.get("Sec-Fetch-Site") ?? "same-origin";
  if (url.origin === origin && from === origin && !site.endsWith("-site")) return next();
  return new Response(`This site is ${origin}; nothing can be posted to it from elsewhere.`, {
    status: 403,
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
};
