import { randomUUID } from "node:crypto";
import { z } from "zod";
import { checkName } from "./object-name.ts";
import { readJson } from "./request-json.ts";
import { storeRow } from "./save-object.ts";
import { invalidRequest, noSuchKey } from "./storage-error.ts";
import { asCaller, type Endpoint, type StorageCall } from "./storage-service.ts";
import { findObject } from "./stored-objects.ts";

const moveBody = z.object({
  bucketId: z.string(),
  sourceKey: z.string(),
  destinationKey: z.string(),
  destinationBucket: z.string().optional(),
});

/** Gives an object another name. Its file stays where it is. */
export const moveObject: Endpoint = async (service, call) => {
  const { bucket, from, to } = await readNames(call);
  const rows = await asCaller(service, call, (query) =>
    query(
      `update storage.objects set name = $3, updated_at = now()
       where bucket_id = $1 and name = $2 returning id`,
      [bucket, from, to],
    ),
  );
  if (rows.length === 0) throw noSuchKey();
  return { message: "Successfully moved" };
};

export const copyObject: Endpoint = async (service, call) => {
  const { bucket, from, to } = await readNames(call);
  const { version: source, metadata } = await asCaller(service, call, (query) =>
    findObject(query, bucket, from),
  );
  const bytes = source && (await service.files.read(source));
  if (!bytes) throw noSuchKey();
  const version = randomUUID();
  await service.files.put(version, bytes, metadata?.mimetype ?? "application/octet-stream");
  return storeRow(service, call, { bucket, name: to, version, metadata });
};

async function readNames({ request }: StorageCall) {
  const body = await readJson(request, moveBody);
  if (body.destinationBucket !== undefined && body.destinationBucket !== body.bucketId) {
    throw invalidRequest("Objects stay in their bucket here");
  }
  return {
    bucket: body.bucketId,
    from: checkName(body.sourceKey),
    to: checkName(body.destinationKey),
  };
}
