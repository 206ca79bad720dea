import { z } from "zod";
import { decodeName } from "./object-name.ts";
import { readJson } from "./request-json.ts";
import { noSuchKey } from "./storage-error.ts";
import { asCaller, type Endpoint, type StorageCall } from "./storage-service.ts";
import { findObject, removeFiles, type StoredObject } from "./stored-objects.ts";

const sortColumns = ["name", "updated_at", "created_at", "last_accessed_at"] as const;
const listBody = z.object({
  prefix: z.string().max(400).default(""),
  search: z.string().max(400).default(""),
  limit: z.number().int().min(1).max(1000).default(100),
  offset: z.number().int().min(0).default(0),
  sortBy: z
    .object({
      column: z.enum(sortColumns).default("name"),
      order: z.enum(["asc", "desc"]).default("asc"),
    })
    .default({ column: "name", order: "asc" }),
});
const removeBody = z.object({ prefixes: z.array(z.string().max(400)).min(1).max(1000) });
/** What lies in one folder of a bucket: files, and folders as entries without an id. */
export const listObjects: Endpoint = async (service, call) => {
  const { prefix, search, limit, offset, sortBy } = await readJson(call.request, listBody);
  const folder = prefix.replace(/^\/+|\/+$/g, "");
  const rows = await asCaller(service, call, (query) =>
    query<{ entry: object }>(
      `with inside as (
         select *, substr(name, length($2) + 1) as rest from storage.objects
         where bucket_id = $1 and starts_with(name, $2)
       ), entries as (
         select rest as name, id, updated_at, created_at, last_accessed_at, metadata
         from inside where strpos(rest, '/') = 0
         union all
         select distinct split_part(rest, '/', 1), null::uuid, null::timestamptz,
           null::timestamptz, null::timestamptz, null::jsonb
         from inside where strpos(rest, '/') > 0
       )
       select to_jsonb(e) as entry from entries e
       where starts_with(lower(name), lower($3))
       order by ${sortBy.column} ${sortBy.order} nulls first, name limit $4 offset $5`,
      [...bucketOf(call), folder && `${folder}/`, search, limit, offset],
    ),
  );
  return rows.map(({ entry }) => entry);
};

/** Removes what the caller may delete of the named objects and answers with that. */
export const removeObjects: Endpoint = async (service, call) => {
  const { prefixes } = await readJson(call.request, removeBody);
  return remove(service, call, prefixes);
};

export const removeObject: Endpoint = async (service, call) => {
  const removed = await remove(service, call, [decodeName(call.path[1] ?? "")]);
  if (removed.length === 0) throw noSuchKey();
  return { message: "Successfully deleted" };
};

export const showInfo: Endpoint = async (service, call) => {
  const [bucket = "", name = ""] = call.path;
  const object = await asCaller(service, call, (query) =>
    findObject(query, bucket, decodeName(name)),
  );
  const { metadata } = object;
  return {
    id: object.id,
    version: object.version,
    name: object.name,
    bucket_id: object.bucket_id,
    size: metadata?.size ?? null,
    content_type: metadata?.mimetype ?? null,
    cache_control: metadata?.cacheControl ?? null,
    etag: metadata?.eTag ?? null,
    last_modified: object.updated_at,
    created_at: object.created_at,
    metadata: {},
  };
};

async function remove(...[service, call, names]: [...Parameters<Endpoint>, string[]]) {
  const rows = await asCaller(service, call, (query) =>
    query<{ object: StoredObject }>(
      `delete from storage.objects o
       where bucket_id = $1 and name in (select jsonb_array_elements_text($2::text::jsonb))
       returning to_jsonb(o) as object`,
      [...bucketOf(call), JSON.stringify(names.map(withoutNul))],
    ),
  );
  const removed = rows.map(({ object }) => object);
  await removeFiles(service, removed);
  return removed;
}

function bucketOf({ path: [bucket = ""] }: StorageCall): [string] {
  return [bucket];
}

/** Postgres has no NUL in texts; no object is called that way. */
function withoutNul(name: string): string {
  return name.replaceAll("\0", "\uFFFD").toWellFormed();
}
