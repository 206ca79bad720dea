import { randomUUID } from "node:crypto";
import { cleanImage } from "./clean-image.ts";
import { inTurn } from "./in-turn.ts";
import { describeFile } from "./object-metadata.ts";
import { decodeName } from "./object-name.ts";
import { receiveFile } from "./receive-file.ts";
import { type NewVersion, saveObject, storeRow } from "./save-object.ts";
import { refusalOf, wrongType } from "./storage-error.ts";
import {
  asCaller,
  type Endpoint,
  type StorageCall,
  type StorageService,
} from "./storage-service.ts";
import { type Bucket, findBucket, removeFiles } from "./stored-objects.ts";

/**
 * Stores a file as an object: received, made harmless and durable first, and only then a row, so
 * that whoever finds the row finds the file. POST makes a new object, or with `x-upsert` replaces
 * one; PUT replaces one.
 */
export const upload: Endpoint = async (service, call) => {
  const [bucketId = "", encoded = ""] = call.path;
  const name = decodeName(encoded);
  const bucket = await findBucket(service.database.query, bucketId);
  const version = randomUUID();
  await tryOut(service, call, { bucket: bucketId, name, version, metadata: null });

  const limit = Math.min(service.maxFileBytes, bucket.file_size_limit ?? Infinity);
  const received = await receiveFile(call.request, service.incoming, limit);
  const image = await inTurn(() => cleanImage(received.bytes, limit));
  if (!allows(bucket, image.type)) throw wrongType(image.type);

  const before = await service.database.query<{ version: string | null }>(
    "select version from storage.objects where bucket_id = $1 and name = $2",
    [bucketId, name],
  );
  await service.files.put(version, image.bytes, image.type);
  const metadata = describeFile(image.bytes, image.type, received.cacheControl);
  const answer = await storeRow(service, call, { bucket: bucketId, name, version, metadata });
  await removeFiles(service, before);
  return answer;
};

/** Asks the policies before a file is received: writes the row and takes it back. */
async function tryOut(
  service: StorageService,
  call: StorageCall,
  object: NewVersion,
): Promise<void> {
  const undo = new Error("undo");
  const writing = asCaller(service, call, async (query) => {
    await saveObject(query, call, object);
    throw undo;
  });
  await writing.catch((error: unknown) => {
    if (error !== undo) throw refusalOf(error) ?? error;
  });
}

function allows({ allowed_mime_types: allowed }: Bucket, type: string): boolean {
  return allowed === null || allowed.some((one) => one === type || one === "image/*");
}
