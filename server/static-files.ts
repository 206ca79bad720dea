import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { chooseEncoding, type Encoding } from "./encoding.ts";

const types: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};
const compressed = { br: ".br", gzip: ".gz" } as const;

export type StaticFile = {
  bodies: Partial<Record<Encoding, Buffer<ArrayBuffer>>> & { identity: Buffer<ArrayBuffer> };
  headers: Record<string, string>;
};

/**
 * Reads a folder of built files into memory, keyed by URL path, each with the compressed twins the
 * build has put beside it. Names in `assets/` carry a hash of their content and never change; the
 * others are asked for again after an hour.
 */
export async function loadStaticFiles(folder: string): Promise<Map<string, StaticFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = new Set(
    entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)),
  );
  const files = new Map<string, StaticFile>();
  for (const path of paths) {
    if (path.endsWith(compressed.br) || path.endsWith(compressed.gzip)) continue;
    const url = `/${relative(folder, path).split(sep).join("/")}`;
    const identity = readFileSync(path);
    const twins = Object.entries(compressed).flatMap(([encoding, ending]) =>
      paths.has(path + ending) ? [[encoding, readFileSync(path + ending)]] : [],
    );
    files.set(url, {
      bodies: { identity, ...Object.fromEntries(twins) },
      headers: {
        "Content-Type": contentType(url),
        "Cache-Control": url.startsWith("/assets/")
          ? "public, max-age=31536000, immutable"
          : "public, max-age=3600",
        ETag: `"${createHash("sha256").update(identity).digest("base64url").slice(0, 16)}"`,
        ...(twins.length > 0 && { Vary: "Accept-Encoding" }),
      },
    });
  }
  return files;
}

/** Answers a request for a static file: the encoding it prefers, or 304 where it has the file. */
export function serveStaticFile(request: Request, { bodies, headers }: StaticFile): Response {
  const encoding = chooseEncoding(request.headers.get("Accept-Encoding"));
  const body = bodies[encoding] ?? bodies.identity;
  const all =
    bodies[encoding] && encoding !== "identity"
      ? { ...headers, "Content-Encoding": encoding }
      : headers;
  const known = request.headers.get("If-None-Match")?.split(/\s*,\s*/) ?? [];
  const etag = headers.ETag ?? "";
  if (known.some((tag) => tag.replace(/^W\//, "") === etag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(request.method === "HEAD" ? null : body, { headers: all });
}

function contentType(url: string): string {
  if (url === "/speculation-rules.json") return "application/speculationrules+json";
  return types[extname(url)] ?? "application/octet-stream";
}
