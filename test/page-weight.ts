import { get } from "node:http";
import { textOf as visibleText } from "./markup.ts";

/** Compressed bytes a browser fetches for a page when it has nothing yet. */
export type PageWeight = Record<"html" | "css" | "fonts" | "js" | "images", number>;

/**
 * Weighs a page and what its HTML asks for: styles, fonts that are preloaded or hold a letter of its
 * text, scripts with everything they import at once, and pictures that don't wait until they are
 * scrolled to.
 */
export async function weighPage(origin: string, path: string, cookie = ""): Promise<PageWeight> {
  const page = await fetchCompressed(origin + path, cookie);
  const html = await textOf(origin + path, cookie);
  const links = tags(html, "link");
  const hrefs = (test: (link: Attributes) => boolean) =>
    links.filter(test).map(({ href = "" }) => href);
  const pictures = tags(html, "img").filter(({ loading }) => loading !== "lazy");
  const sum = async (paths: Iterable<string>) => {
    const own = [...new Set(paths)].filter((one) => one.startsWith("/"));
    const bodies = await Promise.all(own.map((one) => fetchCompressed(origin + one)));
    return bodies.reduce((total, { length }) => total + length, 0);
  };
  const sheets = hrefs(({ rel }) => rel === "stylesheet");
  const preloaded = hrefs(({ rel, as }) => rel === "preload" && as === "font");
  const styles = await Promise.all(sheets.map((sheet) => textOf(origin + sheet)));
  return {
    html: page.length,
    css: await sum(sheets),
    fonts: await sum([...preloaded, ...styles.flatMap((css) => fontsFor(visibleText(html), css))]),
    js: await sum(await scriptsOf(origin, html)),
    images: await sum(pictures.map(({ src = "" }) => src)),
  };
}

/** The font files whose range has a character of a text; of all families, so rather too many. */
function fontsFor(text: string, css: string): string[] {
  const codes = [...new Set(text)].map((character) => character.codePointAt(0) ?? 0);
  return [...css.matchAll(/@font-face\s*{([^}]*)}/g)].flatMap(([, face = ""]) => {
    const url = /url\("?([^")]+)/.exec(face)?.[1];
    const ranges = [...face.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)];
    const isNeeded = ranges.some(([, first = "", last = first]) =>
      codes.some((code) => code >= Number.parseInt(first, 16) && code <= Number.parseInt(last, 16)),
    );
    return url && isNeeded ? [url] : [];
  });
}

/** The scripts of a page, and what they import. */
async function scriptsOf(origin: string, html: string): Promise<Set<string>> {
  const found = new Set<string>();
  const waiting = [
    ...tags(html, "script").map(({ src = "" }) => src),
    ...tags(html, "link").flatMap(({ rel, href = "" }) => (rel === "modulepreload" ? [href] : [])),
    ...imports(html),
  ].filter(Boolean);
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    const code = await textOf(origin + path);
    waiting.push(...imports(code).map((name) => new URL(name, origin + path).pathname));
  }
  return found;
}

function imports(code: string): string[] {
  const statements = /(?:\bfrom|\bimport)\s*\(?\s*"(\.{0,2}\/[^"]+\.js)"/g;
  const lazily = /import\("\.\//; // chunks that only some visitors come to need
  return [...code.matchAll(statements)]
    .filter(([statement]) => !lazily.test(statement))
    .map(([, name = ""]) => name);
}

type Attributes = Record<string, string | undefined>;

function tags(html: string, name: string): Attributes[] {
  return [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, "g"))].map(([tag]) =>
    Object.fromEntries(
      [...tag.matchAll(/([a-z-]+)="([^"]*)"/gi)].map(([, key, value]) => [key, value]),
    ),
  );
}

async function textOf(url: string, cookie = ""): Promise<string> {
  const response = await fetch(url, { headers: { Cookie: cookie } });
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  return response.text();
}

/** A body in Brotli, where there is one, as it comes over the line. */
function fetchCompressed(url: string, cookie = ""): Promise<Buffer> {
  return fetchBytes(url, { "Accept-Encoding": "br", Cookie: cookie });
}

/** A body as it comes over the line. */
export function fetchBytes(url: string, headers: Record<string, string>): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("end", () => resolve(Buffer.concat(chunks)));
    }).on("error", reject);
  });
}
