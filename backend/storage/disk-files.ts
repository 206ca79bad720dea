import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { type FileStore, keyPattern } from "./file-store.ts";

/**
 * Keeps files in a folder, each under its key.
 *
 * @param incoming a folder on the same disk for what is not finished
 */
export function createDiskFiles(folder: string, incoming: string): FileStore {
  const pathOf = (key: string) => {
    if (!keyPattern.test(key)) throw new Error("Not a key of a stored file");
    return join(folder, key);
  };

  return {
    async put(key, bytes) {
      await mkdir(incoming, { recursive: true, mode: 0o700 });
      const part = join(incoming, randomUUID());
      try {
        const file = await open(part, "wx", 0o600);
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(part, pathOf(key));
        await syncFolder(folder);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },

    async read(key, range) {
      if (!keyPattern.test(key)) return undefined;
      const file = await open(pathOf(key)).catch(ignoreMissing);
      if (!file) return undefined;
      try {
        if (!range) return await file.readFile();
        const bytes = new Uint8Array(range.end - range.start + 1);
        const { bytesRead } = await file.read(bytes, 0, bytes.length, range.start);
        return bytes.subarray(0, bytesRead);
      } finally {
        await file.close();
      }
    },

    async remove(keys) {
      for (const key of keys.filter((name) => keyPattern.test(name))) {
        await rm(pathOf(key), { force: true });
      }
    },

    async list() {
      const names = (await readdir(folder)).filter((name) => keyPattern.test(name));
      const files = await Promise.all(
        names.map(async (key) => ({ key, found: await stat(pathOf(key)).catch(ignoreMissing) })),
      );
      return files.flatMap(({ key, found }) => (found ? [{ key, modified: found.mtime }] : []));
    },
  };
}

/** Makes a rename in a folder survive a power cut. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}
