import { decodeName } from "./object-name.ts";
import { noSuchKey, StorageError, storageResponse } from "./storage-error.ts";
import {
  asCaller,
  type Endpoint,
  type StorageCall,
  type StorageService,
} from "./storage-service.ts";
import { findObject, type StoredObject } from "./stored-objects.ts";

/** A file of a public bucket, for everyone. */
export const servePublic: Endpoint = async (service, call) => {
  const [bucket = "", name = ""] = call.path;
  const [row] = await service.database.query<{ object: StoredObject }>(
    `select to_jsonb(o) as object
     from storage.objects o join storage.buckets b on b.id = o.bucket_id
     where b.public and b.id = $1 and o.name = $2`,
    [bucket, decodeName(name)],
  );
  if (!row) throw noSuchKey();
  return serve(service, call, row.object, `public, ${row.object.metadata?.cacheControl}`);
};

/** A file the caller may read. */
export const serveOwn: Endpoint = async (service, call) => {
  const [bucket = "", name = ""] = call.path;
  const object = await asCaller(service, call, (query) =>
    findObject(query, bucket, decodeName(name)),
  );
  return serve(service, call, object, "private, no-cache");
};

/** The type was found from the bytes when they were stored; a page they might pretend to be can do nothing. */
async function serve(
  { files }: StorageService,
  { request, parameters }: StorageCall,
  { version, metadata }: StoredObject,
  cacheControl: string,
): Promise<Response> {
  if (!version || !metadata) throw noSuchKey();
  const headers: Record<string, string> = {
    "Accept-Ranges": "bytes",
    "Cache-Control": cacheControl,
    "Content-Security-Policy": "default-src 'none'; sandbox",
    "Content-Type": metadata.mimetype,
    ETag: metadata.eTag,
    "Last-Modified": new Date(metadata.lastModified).toUTCString(),
    "X-Content-Type-Options": "nosniff",
    ...asDownload(parameters.get("download")),
  };
  if (isKnown(request.headers.get("if-none-match"), metadata.eTag)) {
    return new Response(null, { status: 304, headers });
  }
  const range = wantedRange(request, metadata);
  if (range === null) return refuseRange(metadata.size);
  const size = range ? range.end - range.start + 1 : metadata.size;
  if (range) headers["Content-Range"] = `bytes ${range.start}-${range.end}/${metadata.size}`;
  headers["Content-Length"] = String(size);
  const status = range ? 206 : 200;
  if (request.method === "HEAD") return new Response(null, { status, headers });
  const bytes = await files.read(version, range);
  if (bytes?.byteLength !== size) throw noSuchKey();
  return new Response(bytes, { status, headers });
}

function isKnown(tags: string | null, eTag: string): boolean {
  const known = tags?.split(/\s*,\s*/) ?? [];
  return known.some((tag) => tag === "*" || tag.replace(/^W\//, "") === eTag);
}

/** The one range a request asks for; undefined means the whole file, null one outside of it. */
function wantedRange(request: Request, { size, eTag }: { size: number; eTag: string }) {
  const onlyIf = request.headers.get("if-range");
  const [, first = "", last = ""] =
    /^bytes=(\d*)-(\d*)$/.exec(request.headers.get("range") ?? "") ?? [];
  if ((first === "" && last === "") || (onlyIf !== null && onlyIf !== eTag)) return undefined;
  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(size - 1, Number(last));
  return start <= end ? { start, end } : null;
}

function refuseRange(size: number): Response {
  const message = `The file has ${size} bytes`;
  const refusal = storageResponse(new StorageError(416, "InvalidRange", "invalid_range", message));
  refusal.headers.set("Content-Range", `bytes */${size}`);
  return refusal;
}

function asDownload(name: string | null): Record<string, string> {
  if (name === null) return {};
  const encoded = encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, "");
  const fileName = encoded === "" ? "" : `; filename*=UTF-8''${encoded}`;
  return { "Content-Disposition": `attachment${fileName}` };
}
