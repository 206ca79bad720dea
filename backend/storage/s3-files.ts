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

    async list() {
      const files: { key: string; modified: Date }[] = [];
      for (let after = ""; ; after = files.at(-1)?.key ?? "") {
        const query = new URLSearchParams({ "list-type": "2", "start-after": after });
        const answer = await (await send(`?${query}`, {})).text();
        for (const [, entry = ""] of answer.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          const key = textOf(entry, "Key");
          if (key) files.push({ key, modified: new Date(textOf(entry, "LastModified")) });
        }
        if (textOf(answer, "IsTruncated") !== "true") break;
      }
      return files.filter(({ key }) => keyPattern.test(key));
    },
  };

  async function send(path: string, init: RequestInit, expected: number[] = []): Promise<Response> {
    const signal = AbortSignal.timeout(timeout);
    const response = await client.fetch(bucketUrl + path, { ...init, signal });
    if (response.ok || expected.includes(response.status)) return response;
    const code = textOf(await response.text(), "Code");
    throw new Error(`S3 answered ${init.method ?? "GET"} with ${response.status} ${code}`);
  }
}

/** S3's answers are flat enough to be read without a parser: keys and codes need no escapes. */
function textOf(xml: string, element: string): string {
  return new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1] ?? "";
}
