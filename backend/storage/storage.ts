import type { Database } from "../database/database.ts";
import type { Caller } from "../gate/caller.ts";
import { identify } from "../gate/identity.ts";
import { notFound } from "../gate/responses.ts";
import { costlyCalls, createRestLimits, type RestLimits } from "../gate/rest-limits.ts";
import type { Keys } from "../keys.ts";
import {
  createBucket,
  deleteBucket,
  emptyBucket,
  getBucket,
  listBuckets,
  updateBucket,
} from "./buckets.ts";
import { copyObject, moveObject } from "./move-and-copy.ts";
import { listObjects, removeObject, removeObjects, showInfo } from "./objects.ts";
import type { StorageFolders } from "./open-files.ts";
import { serveOwn, servePublic } from "./serve-object.ts";
import {
  invalidRequest,
  refusalOf,
  StorageError,
  storageResponse,
  unauthorized,
} from "./storage-error.ts";
import type { Endpoint, StorageService } from "./storage-service.ts";
import { upload } from "./upload.ts";

export type StorageOptions = StorageFolders & {
  database: Database;
  keys: Keys;
  report: (error: unknown) => void;
  /** Uploads, by address. */
  uploadLimits?: Partial<RestLimits>;
  /** Everything else outsiders ask for, by address. */
  limits?: Partial<RestLimits>;
};

const prefix = "/storage/v1/";
const maxFileBytes = 5 * 1024 * 1024;
const bucketAndName = /^object\/([^/]+)\/(.+)$/;

/** The first that fits answers. */
const routes: [method: string, path: RegExp, endpoint: Endpoint][] = [
  ["GET", /^bucket$/, listBuckets],
  ["POST", /^bucket$/, createBucket],
  ["GET", /^bucket\/([^/]+)$/, getBucket],
  ["PUT", /^bucket\/([^/]+)$/, updateBucket],
  ["DELETE", /^bucket\/([^/]+)$/, deleteBucket],
  ["POST", /^bucket\/([^/]+)\/empty$/, emptyBucket],
  ["GET", /^object\/public\/([^/]+)\/(.+)$/, servePublic],
  ["GET", /^object\/info\/([^/]+)\/(.+)$/, showInfo],
  ["GET", /^object\/authenticated\/([^/]+)\/(.+)$/, serveOwn],
  ["POST", /^object\/list\/([^/]+)$/, listObjects],
  ["POST", /^object\/move$/, moveObject],
  ["POST", /^object\/copy$/, copyObject],
  ["POST", /^object\/(?:upload\/)?sign\//, refuseToSign],
  ["GET", bucketAndName, serveOwn],
  ["POST", bucketAndName, upload],
  ["PUT", bucketAndName, upload],
  ["DELETE", bucketAndName, removeObject],
  ["DELETE", /^object\/([^/]+)$/, removeObjects],
];

/** The storage service: what Supabase's Storage API documents, as far as this project uses it. */
export function createStorage(options: StorageOptions) {
  const { database, keys, report, files, incoming } = options;
  const service: StorageService = { database, files, incoming, maxFileBytes, report };
  const uploads = createRestLimits({ ...costlyCalls, ...options.uploadLimits });
  const others = createRestLimits(options.limits);

  return async function storage(request: Request, caller: Caller): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const method = request.method === "HEAD" ? "GET" : request.method;
    for (const [routeMethod, pattern, endpoint] of routes) {
      const match = routeMethod === method && pattern.exec(pathname.slice(prefix.length));
      if (!match) continue;
      const work = () => answer(endpoint, request, searchParams, match.slice(1));
      if (endpoint === upload) return uploads.run(caller.address, work);
      return caller.isSite ? work() : others.run(caller.address, work);
    }
    return notFound();
  };

  async function answer(
    endpoint: Endpoint,
    request: Request,
    parameters: URLSearchParams,
    path: string[],
  ): Promise<Response> {
    try {
      const identity = endpoint === servePublic ? anonymous : await identify(request, keys);
      if (!identity) throw unauthorized("The key or the token is not valid");
      const result = await endpoint(service, { request, parameters, path, identity });
      if (result instanceof Response) return result;
      return Response.json(result, { headers: { "Cache-Control": "no-store" } });
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal) return storageResponse(refusal);
      if (request.signal.aborted) return new Response(null, { status: 499 });
      report(error);
      const text = "Internal server error";
      return storageResponse(new StorageError(500, "InternalError", "internal", text));
    }
  }
}

const anonymous = { role: "anon", claims: {} } as const;

async function refuseToSign(): Promise<never> {
  throw invalidRequest(
    "Signed URLs are not available here: read with a token, or from a public URL",
  );
}
