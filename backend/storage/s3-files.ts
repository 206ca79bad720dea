import { AwsClient } from "aws4fetch";
import { type FileStore, keyPattern } from "./file-store.ts";

export type S3Settings = {
  /** Origin of the service; buckets are addressed by path. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

const timeout = 20_000;

/** Keeps files in a bucket of an S3-compatible service. */
export function createS3Files(settings: S3Settings): FileStore {
  const { accessKeyId, secretAccessKey, region } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: 2 });
  const bucketUrl = `${settings.endpoint.replace(/\/$/, "")}/${settings.bucket}`;

  return {
    async put(key, bytes, type) {
      const headers = { "Content-Type": type, "Content-Length": String(bytes.byteLength) };
      await send(`/${key}`, { method: "PUT", body: new Uint8Array(bytes), headers });
    },

    async read(key, range) {
      if (!keyPattern.test(key)) return undefined;
      const headers = range ? { Range: `bytes=${range.start}-${range.end}` } : undefined;
      const response = await send(`/${key}`, { headers }, [404]);
      return response.status === 404 ? undefined : new Uint8Array(await response.arrayBuffer());
    },

    async remove(keys) {
      for (const key of keys.filter((name) => keyPattern.test(name))) {
        await send(`/${key}`, { method: "DELETE" }, [404]);
      }
    },
  };

  async function send(path: string, init: RequestInit, expected: number[] = []): Promise<Response> {
    const signal = AbortSignal.timeout(timeout);
    const response = await client.fetch(bucketUrl + path, { ...init, signal });
    if (response.ok || expected.includes(response.status)) return response;
    const [, code = ""] = /<Code>(\w+)<\/Code>/.exec(await response.text()) ?? [];
    throw new Error(`S3 answered ${init.method ?? "GET"} with ${response.status} ${code}`);
  }
}
