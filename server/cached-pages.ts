import type { IncomingMessage, ServerResponse } from "node:http";
import { chooseEncoding } from "./encoding.ts";
import { type CachedPage, type createPageCache, isPage } from "./page-cache.ts";

/** Public pages without script and parameter, and the shape of a post's address. */
const knownPaths =
  /^\/(?:|services|about|tools|blog|privacy|terms|cookies|rss\.xml|sitemap\.xml|robots\.txt|blog\/[a-z0-9_-]{1,255})$/;
const categoryQuery = /^\?category=[a-z0-9_-]{1,100}$/;
/** Cookies that make a page somebody's own: a session, or a notice to be shown once. */
const personalCookie = /(?:^|;\s*)(?:sb-|flash=)/;

/**
 * The key under which a request's page may be shared, or undefined where it must be made for it
 * alone: signed-in visitors, other methods, and queries that no page of ours knows.
 */
export function sharedPageKey({ method, url = "", headers }: IncomingMessage): string | undefined {
  if (method !== "GET" && method !== "HEAD") return undefined;
  if (headers.authorization || personalCookie.test(headers.cookie ?? "")) return undefined;
  const start = url.indexOf("?");
  const path = start < 0 ? url : url.slice(0, start);
  const query = start < 0 ? "" : url.slice(start);
  if (!knownPaths.test(path)) return undefined;
  if (query !== "" && !(path === "/blog" && categoryQuery.test(query))) return undefined;
  return path + query;
}

/** Writes a kept page in the encoding the visitor prefers, or 304 where the visitor has it. */
function writePage(page: CachedPage, request: IncomingMessage, response: ServerResponse): void {
  const age = Math.max(0, Math.floor((Date.now() - page.renderedAt) / 1000));
  const headers: Record<string, string | number> = { ...page.headers, etag: page.etag, age };
  const known = request.headers["if-none-match"]?.split(/\s*,\s*/) ?? [];
  if (known.some((tag) => tag === "*" || sameTag(tag, page.etag))) {
    delete headers["content-type"];
    response.writeHead(304, headers).end();
    return;
  }
  const encoding = chooseEncoding(request.headers["accept-encoding"]);
  const body = page.bodies[encoding];
  if (encoding !== "identity") headers["content-encoding"] = encoding;
  headers["content-length"] = body.length;
  response.writeHead(200, headers);
  response.end(request.method === "HEAD" ? undefined : body);
}

function sameTag(tag: string, etag: string): boolean {
  return tag.replace(/^W\//, "") === etag.replace(/^W\//, "");
}

type PageCache = ReturnType<typeof createPageCache>;
type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** Puts the cache in front of `next`: what may be shared is answered from it. */
export function serveCachedPages(pages: PageCache, next: Listener): Listener {
  return (request, response) => {
    const key = sharedPageKey(request);
    if (key === undefined) return next(request, response);
    const fresh = pages.fresh(key);
    if (fresh) return writePage(fresh, request, response);
    pages
      .find(key)
      .then((made) =>
        isPage(made) ? writePage(made, request, response) : writeResponse(made, request, response),
      )
      .catch(() => response.destroy());
  };
}

async function writeResponse(
  made: Response,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = Buffer.from(await made.arrayBuffer());
  const headers = Object.fromEntries(made.headers);
  const cookies = made.headers.getSetCookie();
  response.writeHead(made.status, {
    ...headers,
    ...(cookies.length > 0 && { "set-cookie": cookies }),
    "content-length": body.length,
  });
  response.end(request.method === "HEAD" ? undefined : body);
}
