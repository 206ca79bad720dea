import { randomUUID } from "node:crypto";
import type { Query } from "../database/database.ts";
import type { ObjectMetadata } from "./object-metadata.ts";
import { noSuchKey } from "./storage-error.ts";
import { asCaller, type StorageCall, type StorageService } from "./storage-service.ts";
import { removeFiles } from "./stored-objects.ts";

export type NewVersion = {
  bucket: string;
  name: string;
  /** The key of its file. */
  version: string;
  metadata: ObjectMetadata | null;
};

/**
 * Writes the row of an object's new version: a new object, or with `x-upsert` also an existing one;
 * PUT only an existing one. Returns its id.
 *
 * @param query runs as the caller
 */
export async function saveObject(
  query: Query,
  call: StorageCall,
  object: NewVersion,
): Promise<string> {
  const { bucket, name, version } = object;
  const metadata = JSON.stringify(object.metadata);
  if (call.request.method === "PUT") {
    const [row] = await query<{ id: string }>(
      `update storage.objects
       set version = $3, metadata = $4::text::jsonb, updated_at = now()
       where bucket_id = $1 and name = $2 returning id`,
      [bucket, name, version, metadata],
    );
    if (!row) throw noSuchKey();
    return row.id;
  }
  const id = randomUUID();
  const insert = `insert into storage.objects
      (id, bucket_id, name, version, metadata, owner, owner_id)
    values ($1, $2, $3, $4, $5::text::jsonb, $6::uuid, $6)`;
  const values = [id, bucket, name, version, metadata, call.identity.claims.sub ?? null];
  if (call.request.headers.get("x-upsert") !== "true") {
    await query(insert, values);
    return id;
  }
  const [row] = await query<{ id: string }>(
    `${insert} on conflict (bucket_id, name) do update
     set version = excluded.version, metadata = excluded.metadata, updated_at = now()
     returning id`,
    values,
  );
  return row?.id ?? id;
}

/** Writes the row of a file that is already in its place, as the caller; without a row it goes again. */
export async function storeRow(service: StorageService, call: StorageCall, object: NewVersion) {
  try {
    const Id = await asCaller(service, call, (query) => saveObject(query, call, object));
    return { Id, Key: `${object.bucket}/${object.name}` };
  } catch (error) {
    await removeFiles(service, [object]);
    throw error;
  }
}
