import type { Database, Query } from "../database/database.ts";
import type { Identity } from "../gate/identity.ts";
import type { FileStore } from "./file-store.ts";

/** What the endpoints work with. */
export type StorageService = {
  database: Database;
  files: FileStore;
  /** A folder for what is being received. */
  incoming: string;
  /** No file is larger, whatever its bucket allows. */
  maxFileBytes: number;
  report: (error: unknown) => void;
};

/** One request to an endpoint. */
export type StorageCall = {
  request: Request;
  parameters: URLSearchParams;
  /** The parts of the path that the route leaves open, as they are spelled. */
  path: string[];
  identity: Identity;
};

/** Answers with a Response, or with what becomes the JSON of a 200. */
export type Endpoint = (service: StorageService, call: StorageCall) => Promise<object>;

/** Runs `work` in a transaction as the caller: row level security decides what it sees and changes. */
export async function asCaller<T>(
  { database }: StorageService,
  { identity: { role, claims } }: StorageCall,
  work: (query: Query) => Promise<T>,
): Promise<T> {
  return database.transaction(async (query) => {
    await query(
      `select
         set_config('statement_timeout', '5000', true),
         set_config('request.jwt.claims', $1, true),
         set_config('request.jwt.claim.sub', $2, true),
         set_config('request.jwt.claim.role', $3, true),
         set_config('role', $3, true)`,
      [JSON.stringify(claims), claims.sub ?? "", role],
    );
    return work(query);
  });
}
