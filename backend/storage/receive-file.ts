import { randomUUID } from "node:crypto";
import { openAsBlob } from "node:fs";
import { mkdir, open, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { invalidRequest, tooLarge } from "./storage-error.ts";

/** What a form may hold besides its file. */
const formOverhead = 64 * 1024;

export type ReceivedFile = { bytes: Uint8Array; cacheControl: string | null };

/**
 * Receives an upload as supabase-js sends it: a Blob as the file of a form, anything else as the
 * body. What arrives is counted and lies on the disk until it is complete, so that slow and broken
 * uploads hold no memory and leave nothing.
 *
 * @throws StorageError `EntityTooLarge` for a file of more than `limit` bytes
 */
export async function receiveFile(
  request: Request,
  folder: string,
  limit: number,
): Promise<ReceivedFile> {
  const type = request.headers.get("content-type") ?? "";
  const isForm = /^multipart\/form-data\b/i.test(type);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  try {
    await receive(request, path, limit + (isForm ? formOverhead : 0));
    if (isForm) return await readForm(path, type, limit);
    return { bytes: await readFile(path), cacheControl: request.headers.get("cache-control") };
  } finally {
    await rm(path, { force: true });
  }
}

async function receive(request: Request, path: string, limit: number): Promise<void> {
  if (Number(request.headers.get("content-length") ?? 0) > limit) throw tooLarge();
  const file = await open(path, "wx", 0o600);
  try {
    let size = 0;
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > limit) throw tooLarge();
      await file.writeFile(chunk);
    }
  } finally {
    await file.close();
  }
}

async function readForm(path: string, type: string, limit: number): Promise<ReceivedFile> {
  const headers = { "Content-Type": type };
  const form = await new Response(await openAsBlob(path), { headers }).formData().catch(() => {
    throw invalidRequest("The form can't be read");
  });
  const file = [...form.values()].find((value) => typeof value !== "string");
  if (!file) throw invalidRequest("The form has no file");
  if (file.size > limit) throw tooLarge();
  const seconds = form.get("cacheControl");
  return {
    bytes: new Uint8Array(await file.arrayBuffer()),
    cacheControl: typeof seconds === "string" ? `max-age=${seconds}` : null,
  };
}
