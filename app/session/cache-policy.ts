import type { MiddlewareFunction } from "react-router";
import { hasSessionCookie } from "./session-cookies.ts";

/**
 * Middleware: what browsers and caches may keep. Pages are asked for again each time and depend on
 * the cookies; failures, answers that set a cookie and whatever a session sees are kept by nobody.
 */
export const cachePolicy: MiddlewareFunction<Response> = async ({ request }, next) => {
  const response = await next();
  const { headers, status } = response;
  if (hasSessionCookie(request)) headers.set("Cache-Control", "private, no-store");
  else if (status >= 500 || headers.has("Set-Cookie")) headers.set("Cache-Control", "no-store");
  else if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-cache");
  if (status === 503) headers.set("Retry-After", "10");
  headers.append("Vary", "Cookie");
  return response;
};
