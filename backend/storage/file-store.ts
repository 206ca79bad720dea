/** Where the bytes of stored objects lie. Keys are made here, never taken from names people choose. */
export type FileStore = {
  /** Keeps a file under a new key. It survives a power cut once this is done. */
  put(key: string, bytes: Uint8Array, type: string): Promise<void>;
  /** The file, or its bytes from `start` to `end` (the last one included); undefined if there is none. */
  read(
    key: string,
    range?: { start: number; end: number },
  ): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Removes files; those that are gone already don't matter. */
  remove(keys: string[]): Promise<void>;
  /**
   * All files, where they are this project's alone. A bucket may be shared with others, whose files
   * would look forgotten: there is no list of one.
   */
  list?(): Promise<{ key: string; modified: Date }[]>;
};

export const keyPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
