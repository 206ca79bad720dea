import { readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";

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

export type StaticFile = { body: Buffer<ArrayBuffer>; headers: Record<string, string> };

/**
 * Reads a folder of built files into memory, keyed by URL path. Names in `assets/` carry a hash of
 * their content and never change; the others are asked for again after an hour.
 */
export async function loadStaticFiles(folder: string): Promise<Map<string, StaticFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = new Map<string, StaticFile>();
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const url = `/${relative(folder, path).split(sep).join("/")}`;
    files.set(url, {
      body: readFileSync(path),
      headers: {
        "Content-Type": contentType(url),
        "Cache-Control": url.startsWith("/assets/")
          ? "public, max-age=31536000, immutable"
          : "public, max-age=3600",
      },
    });
  }
  return files;
}

function contentType(url: string): string {
  if (url === "/speculation-rules.json") return "application/speculationrules+json";
  return types[extname(url)] ?? "application/octet-stream";
}
