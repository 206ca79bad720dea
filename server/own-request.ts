import type { Config } from "./config.ts";

/**
 * The request as the site sees it: with SITE_URL's origin, whatever proxy or local name it came
 * through. Canonical links, redirects and React Router's origin check of POSTs rest on that.
 * A foreign Host keeps its own origin, so nothing can be posted under it.
 */
export function ownRequest(request: Request, config: Config): Request {
  const url = new URL(request.url);
  const ownOrigins = new Set([
    config.SITE_URL,
    `http://localhost:${config.PORT}`,
    `http://127.0.0.1:${config.PORT}`,
    `http://[::1]:${config.PORT}`,
  ]);
  const isOwnHost = [...ownOrigins].some((origin) => new URL(origin).host === url.host);
  if (!isOwnHost) return request;
  const headers = new Headers(request.headers);
  const origin = headers.get("origin");
  if (origin && ownOrigins.has(origin)) headers.set("origin", config.SITE_URL);
  const init: RequestInit & { duplex: "half" } = {
    method: request.method,
    headers,
    body: request.body,
    signal: request.signal,
    duplex: "half",
  };
  return new Request(config.SITE_URL + url.pathname + url.search, init);
}
