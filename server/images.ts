import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The widths in CSS pixels × density that the layouts ask for. */
const widths = new Set([400, 800, 1200, 1600]);
const path = /^\/images\/(?:(\d+)\/)?([^/]+)$/;
const safeName = /^[A-Za-z0-9][A-Za-z0-9._-]{0,199}$/;
const maxOriginalBytes = 6 * 1024 * 1024;
const maxPixels = 50_000_000;

type Image = { bytes: Uint8Array<ArrayBuffer>; type: string };

/**
 * Serves `/images/name`, a file of the bucket blog_images, and `/images/800/name`, the same as WebP
 * of that width. Names are never used twice, so sizes are made once and kept in `cacheDir`.
 */
export function createImageService(
  supabaseUrl: string,
  callHeaders: Record<string, string>,
  cacheDir: string,
) {
  const underWay = new Map<string, Promise<Image | undefined>>();

  return { serve, forgetRemoved };

  async function serve(request: Request): Promise<Response> {
    const [, width, name = ""] = path.exec(new URL(request.url).pathname) ?? [];
    if (!safeName.test(name) || (width && !widths.has(Number(width)))) return notFound();
    const key = width ? `${width}/${name}` : name;
    const pending = underWay.get(key) ?? load(name, width ? Number(width) : undefined);
    underWay.set(key, pending);
    try {
      const image = await pending;
      return image ? answer(request, image) : notFound();
    } catch {
      return new Response(null, { status: 503, headers: { "Retry-After": "10" } });
    } finally {
      underWay.delete(key);
    }
  }

  /** Removes the sizes of images that are no longer in the bucket, cleaned up by whichever process. */
  async function forgetRemoved(): Promise<void> {
    const files = await readdir(cacheDir).catch(() => []);
    const names = new Set(files.map((file) => /^\d+-(.+)\.webp$/.exec(file)?.[1] ?? ""));
    for (const name of names) {
      if (!name || (await askForOriginal(name, "HEAD"))) continue;
      for (const width of widths) await rm(sizePath(name, width), { force: true });
    }
  }

  function sizePath(name: string, width: number): string {
    return join(cacheDir, `${width}-${name}.webp`);
  }

  async function load(name: string, width: number | undefined): Promise<Image | undefined> {
    if (width === undefined) return fetchOriginal(name);
    const cached = sizePath(name, width);
    const kept = await readFile(cached).catch(() => undefined);
    if (kept) return { bytes: kept, type: "image/webp" };
    const original = await fetchOriginal(name);
    if (!original) return undefined;
    const { default: sharp } = await import("sharp"); // only now: it makes each start slower
    const bytes = await sharp(original.bytes, { limitInputPixels: maxPixels, animated: true })
      .timeout({ seconds: 30 })
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer();
    await keep(cached, bytes).catch(() => undefined); // a full disk costs time, not the picture
    return { bytes: new Uint8Array(bytes), type: "image/webp" };
  }

  async function keep(file: string, bytes: Buffer): Promise<void> {
    await mkdir(cacheDir, { recursive: true });
    const part = `${file}.${process.pid}.part`;
    await writeFile(part, bytes);
    await rename(part, file);
  }

  async function fetchOriginal(name: string): Promise<Image | undefined> {
    const response = await askForOriginal(name, "GET");
    if (!response) return undefined;
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (bytes.byteLength > maxOriginalBytes) return undefined;
    return { bytes, type: response.headers.get("content-type") ?? "application/octet-stream" };
  }

  /** The bucket's answer; undefined where the bucket has no such file. */
  async function askForOriginal(name: string, method: string): Promise<Response | undefined> {
    const url = `${supabaseUrl}/storage/v1/object/public/blog_images/${name}`;
    const signal = AbortSignal.timeout(8_000);
    const response = await fetch(url, { method, headers: callHeaders, signal });
    if (response.status === 404 || response.status === 400) return undefined;
    if (!response.ok) throw new Error(`Storage answered ${response.status}`);
    return response;
  }
}

function answer(request: Request, { bytes, type }: Image): Response {
  const etag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
  const headers = {
    "Content-Type": type,
    "Cache-Control": "public, max-age=31536000, immutable",
    "Content-Security-Policy": "default-src 'none'; sandbox",
    ETag: etag,
  };
  if (request.headers.get("if-none-match") === etag) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(request.method === "HEAD" ? null : bytes, { headers });
}

function notFound(): Response {
  return new Response("Not found", { status: 404, headers: { "Cache-Control": "no-store" } });
}
