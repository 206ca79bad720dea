import { open } from "node:fs/promises";
import { join } from "node:path";
import { fileTypeFromBuffer } from "file-type";
import { notFound } from "../gate/responses.ts";

const imageTypes = new Set(["image/png", "image/jpeg", "image/gif", "image/webp", "image/avif"]);
const safeName = /^[A-Za-z0-9][A-Za-z0-9._-]{0,199}$/;

/**
 * Serves files of public buckets from `directory`. The type comes from the bytes, never from the
 * name, and the page such a file might pretend to be can do nothing.
 */
export function createPublicObjects(directory: string) {
  return async function readPublicObject(_request: Request, path: string): Promise<Response> {
    const [bucket = "", name = "", ...rest] = path.split("/");
    if (bucket !== "blog_images" || rest.length > 0 || !safeName.test(name)) return notFound();
    const bytes = await readIfThere(join(directory, bucket, name));
    if (!bytes) return notFound();
    const type = (await fileTypeFromBuffer(bytes))?.mime;
    if (!type || !imageTypes.has(type)) return notFound();
    return new Response(bytes, {
      headers: {
        "Content-Type": type,
        "Cache-Control": "public, max-age=3600",
        "X-Content-Type-Options": "nosniff",
        "Content-Security-Policy": "default-src 'none'; sandbox",
      },
    });
  };
}

async function readIfThere(path: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    const file = await open(path);
    try {
      return await file.readFile();
    } finally {
      await file.close();
    }
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}
