import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { compress, type Encoding } from "./encoding.ts";

/** A page as it was rendered once, in every encoding browsers ask for. */
export type CachedPage = {
  headers: Record<string, string>;
  etag: string;
  bodies: Record<Encoding, Buffer>;
  /** Milliseconds since 1970. */
  renderedAt: number;
};

export type PageCacheOptions = {
  /** Younger than this, a page is served as it is. */
  freshFor: number;
  /** Up to this age it is served while a new one is rendered behind it. */
  staleFor: number;
  /** Up to this age it is served when rendering fails. */
  keptOnError: number;
  /** So long after a failure nothing is rendered for pages that are kept. */
  pauseOnError: number;
  maxBytes: number;
  now: () => number;
};

const defaults: PageCacheOptions = {
  freshFor: 60_000,
  staleFor: 5 * 60_000,
  keptOnError: 24 * 60 * 60_000,
  pauseOnError: 10_000,
  maxBytes: 64 * 1024 * 1024,
  now: Date.now,
};

/** Headers of one answer rather than of the page. */
const personal = new Set(["x-request-id", "set-cookie", "content-length", "content-encoding"]);

/**
 * Rendered pages by key. A page is rendered by one caller at a time, whoever else asks for it.
 *
 * @param render makes the page of a key; what can't be shared comes back as it is
 */
export function createPageCache(
  render: (key: string) => Promise<Response>,
  given: Partial<PageCacheOptions> = {},
) {
  const options = { ...defaults, ...given };
  const pages = new LRUCache<string, CachedPage>({
    maxSize: options.maxBytes,
    sizeCalculation: ({ bodies }, key) =>
      key.length + bodies.identity.length + bodies.br.length + bodies.gzip.length + 1_000,
  });
  const underWay = new Map<string, Promise<CachedPage | Response>>();
  let generation = 0;
  let failedAt = Number.NEGATIVE_INFINITY;

  return {
    /** A page young enough to be served as it is, without waiting for anything. */
    fresh(key: string): CachedPage | undefined {
      const page = pages.get(key);
      return page && ageOf(page) < options.freshFor ? page : undefined;
    },

    /** The page of a key: kept, or rendered now. A Response is for its one caller only. */
    async find(key: string): Promise<CachedPage | Response> {
      const kept = pages.get(key);
      const age = kept ? ageOf(kept) : Number.POSITIVE_INFINITY;
      if (kept && age < options.freshFor) return kept;
      const isPaused = options.now() - failedAt < options.pauseOnError;
      if (kept && isPaused && age < options.keptOnError) return kept;
      const rendering = renderOnce(key);
      if (kept && age < options.staleFor) {
        rendering.catch(() => undefined);
        return kept;
      }
      const made = await rendering;
      const failed = !isPage(made) && made.status >= 500;
      return failed && kept && age < options.keptOnError ? kept : made;
    },

    /** Forgets all pages: something they show has been written. */
    purge(): void {
      generation += 1;
      pages.clear();
      underWay.clear();
    },
  };

  function ageOf(page: CachedPage): number {
    return options.now() - page.renderedAt;
  }

  function renderOnce(key: string): Promise<CachedPage | Response> {
    const pending = underWay.get(key);
    if (pending) return pending.then(forAnotherCaller);
    const started = make(key).finally(() => {
      if (underWay.get(key) === started) underWay.delete(key);
    });
    underWay.set(key, started);
    return started.then(forAnotherCaller);
  }

  async function make(key: string): Promise<CachedPage | Response> {
    const startedIn = generation;
    const renderedAt = options.now();
    const response = await render(key);
    if (response.status >= 500) failedAt = options.now();
    if (!isShareable(response)) return response;
    const page = await toPage(response, renderedAt);
    // A write during the rendering may have made it old already: its caller gets it, nobody else.
    if (startedIn === generation) pages.set(key, page);
    return page;
  }
}

function forAnotherCaller(made: CachedPage | Response): CachedPage | Response {
  return isPage(made) ? made : made.clone();
}

/** Not by `instanceof Response`: the HTTP adapter has put a class of its own in that place. */
export function isPage(made: CachedPage | Response): made is CachedPage {
  return "bodies" in made;
}

function isShareable({ status, headers }: Response): boolean {
  const policy = headers.get("Cache-Control") ?? "";
  return status === 200 && !headers.has("Set-Cookie") && !/no-store|private/.test(policy);
}

async function toPage(response: Response, renderedAt: number): Promise<CachedPage> {
  const identity = Buffer.from(await response.arrayBuffer());
  const [br, gzip] = await Promise.all([compress(identity, "br"), compress(identity, "gzip")]);
  const headers = [...response.headers].filter(([name]) => !personal.has(name));
  return {
    headers: Object.fromEntries(headers),
    etag: `W/"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`,
    bodies: { identity, br: Buffer.from(br), gzip: Buffer.from(gzip) },
    renderedAt,
  };
}
