import { createHash } from "node:crypto";

/** What Supabase Storage keeps about a file. */
export type ObjectMetadata = {
  eTag: string;
  size: number;
  mimetype: string;
  cacheControl: string;
  lastModified: string;
  contentLength: number;
  httpStatusCode: number;
};

/** @param cacheControl like "max-age=3600"; anything else means that caches have to ask */
export function describeFile(
  bytes: Uint8Array,
  type: string,
  cacheControl: string | null,
): ObjectMetadata {
  return {
    eTag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`,
    size: bytes.byteLength,
    mimetype: type,
    cacheControl: /^max-age=\d{1,9}$/.test(cacheControl ?? "") ? `${cacheControl}` : "no-cache",
    lastModified: new Date().toISOString(),
    contentLength: bytes.byteLength,
    httpStatusCode: 200,
  };
}
