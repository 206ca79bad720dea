import { fsyncSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";

/**
 * PGlite's own start parameters without `-F` (fsync off), and with the one wal_sync_method that is
 * not an empty function in its WebAssembly build.
 */
export const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  "-c",
  "wal_sync_method=fsync",
  // A blog fits; the usual 128 MB cost memory, and time at each start, for nothing.
  "-c",
  "shared_buffers=32MB",
];

let syncs = 0;

/** How often this process has forced database files to disk. */
export function countSyncs(): number {
  return syncs;
}

type NodeFileStream = { nfd?: number };
type FileSystemModule = {
  filesystems?: Record<
    string,
    { stream_ops?: { fsync?: (stream: NodeFileStream) => number } } | undefined
  >;
};

/**
 * Gives PGlite's Node file system the fsync it lacks, so that an acknowledged commit survives a power
 * cut. Throws when a commit afterwards does not reach the disk, because then nothing may be promised.
 */
export async function makeFilesDurable(database: PGlite): Promise<void> {
  const files = database.Module.FS as unknown as FileSystemModule;
  const operations = files.filesystems?.NODEFS?.stream_ops;
  if (!operations) throw new Error("This PGlite has no Node file system to make durable");
  operations.fsync = ({ nfd }) => {
    if (nfd != null) {
      fsyncSync(nfd);
      syncs += 1;
    }
    return 0;
  };
  const before = syncs;
  await database.exec(
    "create table if not exists pg_temp.sync_check (); drop table pg_temp.sync_check",
  );
  await database.query("select txid_current()");
  await database.exec("checkpoint");
  const { rows } = await database.query<{ fsync: string }>("show fsync");
  if (rows[0]?.fsync !== "on" || syncs === before) {
    throw new Error("The database files do not reach the disk (fsync has no effect)");
  }
}
