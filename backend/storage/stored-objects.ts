import type { Query } from "../database/database.ts";
import type { ObjectMetadata } from "./object-metadata.ts";
import { noSuchBucket, noSuchKey } from "./storage-error.ts";
import type { StorageService } from "./storage-service.ts";

/** A row of storage.objects, as much of it as is read here. */
export type StoredObject = {
  id: string;
  name: string;
  bucket_id: string;
  /** The key of its file. */
  version: string | null;
  metadata: ObjectMetadata | null;
  created_at: string;
  updated_at: string;
};

export type Bucket = {
  id: string;
  public: boolean;
  file_size_limit: number | null;
  allowed_mime_types: string[] | null;
};

/** @throws StorageError `NoSuchBucket` */
export async function findBucket(query: Query, id: string): Promise<Bucket> {
  const [row] = await query<{ bucket: Bucket }>(
    "select to_jsonb(b) as bucket from storage.buckets b where id = $1",
    [id],
  );
  if (!row) throw noSuchBucket();
  return row.bucket;
}

/** @throws StorageError `NoSuchKey` where there is none, or none that `query` may see */
export async function findObject(query: Query, bucket: string, name: string) {
  const [row] = await query<{ object: StoredObject }>(
    `select to_jsonb(o) as object from storage.objects o where bucket_id = $1 and name = $2`,
    [bucket, name],
  );
  if (!row) throw noSuchKey();
  return row.object;
}

/** Removes the files of rows that are gone. One that stays is found by the daily clean-up. */
export async function removeFiles(
  { files, report }: StorageService,
  rows: { version: string | null }[],
): Promise<void> {
  await files.remove(rows.flatMap(({ version }) => version ?? [])).catch(report);
}
