import { z } from "zod";
import { readJson } from "./request-json.ts";
import { invalidRequest, noSuchBucket, StorageError } from "./storage-error.ts";
import { asCaller, type Endpoint } from "./storage-service.ts";
import { removeFiles } from "./stored-objects.ts";

const sortColumns = ["id", "name", "created_at", "updated_at"] as const;
const listParameters = z.object({
  limit: z.coerce.number().int().min(1).max(1000).default(100),
  offset: z.coerce.number().int().min(0).default(0),
  search: z.string().max(100).default(""),
  sortColumn: z.enum(sortColumns).default("name"),
  sortOrder: z.enum(["asc", "desc"]).default("asc"),
});

/** Words of the API's own paths can't be buckets. */
const plainName =
  /^(?!(public|authenticated|info|sign|list|list-v2|move|copy|upload)$)[\w-]{1,100}$/;
const sizeLimit = z.union([z.number(), z.string()]).transform(parseSize).nullish();
const bucketFields = {
  public: z.boolean().default(false),
  file_size_limit: sizeLimit,
  allowed_mime_types: z.array(z.string().max(100)).max(50).nullish(),
};
const newBucket = z.object({
  name: z.string().regex(plainName, "Invalid bucket name"),
  ...bucketFields,
});
const changedBucket = z.object(bucketFields);

export const listBuckets: Endpoint = async (service, call) => {
  const parsed = listParameters.safeParse(Object.fromEntries(call.parameters));
  if (!parsed.success) throw invalidRequest("A parameter of the list is not valid");
  const { limit, offset, search, sortColumn, sortOrder } = parsed.data;
  const rows = await asCaller(service, call, (query) =>
    query<{ bucket: object }>(
      `select to_jsonb(b) as bucket from storage.buckets b
       where strpos(lower(name), lower($1)) > 0
       order by ${sortColumn} ${sortOrder} limit $2 offset $3`,
      [search, limit, offset],
    ),
  );
  return rows.map(({ bucket }) => bucket);
};

export const getBucket: Endpoint = async (service, call) => {
  const [row] = await asCaller(service, call, (query) =>
    query<{ bucket: object }>(
      "select to_jsonb(b) as bucket from storage.buckets b where id = $1",
      call.path,
    ),
  );
  if (!row) throw noSuchBucket();
  return row.bucket;
};

export const createBucket: Endpoint = async (service, call) => {
  const bucket = await readJson(call.request, newBucket);
  await asCaller(service, call, (query) =>
    query(
      `insert into storage.buckets
         (id, name, owner, owner_id, public, file_size_limit, allowed_mime_types)
       values ($1, $1, $2::uuid, $2, $3, $4, ${textArray("$5")})`,
      [
        bucket.name,
        call.identity.claims.sub ?? null,
        bucket.public,
        bucket.file_size_limit ?? null,
        asJson(bucket.allowed_mime_types),
      ],
    ),
  );
  return { name: bucket.name };
};

export const updateBucket: Endpoint = async (service, call) => {
  const bucket = await readJson(call.request, changedBucket);
  const rows = await asCaller(service, call, (query) =>
    query(
      `update storage.buckets
       set public = $2, file_size_limit = $3, allowed_mime_types = ${textArray("$4")},
         updated_at = now()
       where id = $1 returning id`,
      [
        ...call.path,
        bucket.public,
        bucket.file_size_limit ?? null,
        asJson(bucket.allowed_mime_types),
      ],
    ),
  );
  if (rows.length === 0) throw noSuchBucket();
  return { message: "Successfully updated" };
};

/** Removes the objects the caller may delete, in a bucket the caller may see. */
export const emptyBucket: Endpoint = async (service, call) => {
  const rows = await asCaller(service, call, async (query) => {
    const [bucket] = await query("select id from storage.buckets where id = $1", call.path);
    if (!bucket) throw noSuchBucket();
    return query<{ version: string | null }>(
      "delete from storage.objects where bucket_id = $1 returning version",
      call.path,
    );
  });
  await removeFiles(service, rows);
  return { message: "Successfully emptied" };
};

export const deleteBucket: Endpoint = async (service, call) => {
  const remove = asCaller(service, call, (query) =>
    query("delete from storage.buckets where id = $1 returning id", call.path),
  );
  const rows = await remove.catch((error: unknown) => {
    const isInUse = error instanceof Error && "code" in error && error.code === "23503";
    if (!isInUse) throw error;
    const message = "The bucket you tried to delete is not empty";
    throw new StorageError(409, "InvalidRequest", "InvalidRequest", message);
  });
  if (rows.length === 0) throw noSuchBucket();
  return { message: "Successfully deleted" };
};

/** Bytes, given as a number or like "5MB". */
function parseSize(size: number | string, context: z.RefinementCtx): number {
  const [, digits, unit = ""] = /^(\d+)\s*(?:([KMG])i?)?B?$/i.exec(String(size)) ?? [];
  const power = unit === "" ? 0 : "KMG".indexOf(unit.toUpperCase()) + 1;
  const bytes = Number(digits) * 1024 ** power;
  if (!Number.isSafeInteger(bytes)) context.addIssue("is not a file size");
  return bytes;
}

/** SQL for a parameter that holds a JSON list of texts: the drivers bind arrays differently. */
function textArray(parameter: string): string {
  return `(select array_agg(value) from jsonb_array_elements_text(${parameter}::text::jsonb) value)`;
}

function asJson(list: string[] | null | undefined): string | null {
  return list ? JSON.stringify(list) : null;
}
