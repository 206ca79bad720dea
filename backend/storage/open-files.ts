import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { createDiskFiles } from "./disk-files.ts";
import type { FileStore } from "./file-store.ts";
import { createS3Files, type S3Settings } from "./s3-files.ts";

export type StorageFolders = {
  files: FileStore;
  /** Holds what is being received, on the disk where files are kept. */
  incoming: string;
};

/** Opens the place of stored files: S3 where the settings name it, else `storage` in the data folder. */
export async function openFiles(dataDir: string, s3?: S3Settings): Promise<StorageFolders> {
  const folder = join(dataDir, "storage");
  const incoming = join(folder, "incoming");
  await mkdir(incoming, { recursive: true, mode: 0o700 });
  return { files: s3 ? createS3Files(s3) : createDiskFiles(folder, incoming), incoming };
}
