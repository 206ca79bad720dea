import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const compressible =
  /^(text\/|application\/(json|manifest\+json|rss\+xml|xml|speculationrules\+json)|image\/svg)/;
const smallest = 500;

/** Whether compressing a body of this type makes it smaller. */
function isCompressible(contentType: string): boolean {
  return compressible.test(contentType);
}

/** The encoding that an Accept-Encoding header likes best; of two it likes as much, the smaller. */
export function chooseEncoding(accepted: string | undefined | null): Encoding {
  const weights = new Map(
    (accepted ?? "").split(",").map((part) => {
      const [name = "", ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      const quality = parameters.find((parameter) => parameter.startsWith("q="));
      return [name, quality ? Number(quality.slice(2)) || 0 : 1];
    }),
  );
  const weightOf = (name: string) => weights.get(name) ?? weights.get("*") ?? 0;
  const [br, gzip] = [weightOf("br"), weightOf("gzip")];
  if (Math.max(br, gzip) === 0 || (weights.get("identity") ?? 0) > Math.max(br, gzip)) {
    return "identity";
  }
  return br >= gzip ? "br" : "gzip";
}

/** Compresses off the main thread, at a level that suits a page made just now. */
export async function compress(body: Uint8Array, encoding: Encoding): Promise<Uint8Array> {
  if (encoding === "gzip") return zip(body, { level: 6 });
  if (encoding === "identity") return body;
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    },
  });
}

/** The response in the encoding its request prefers, where that saves anything. */
export async function encodeResponse(request: Request, response: Response): Promise<Response> {
  const { headers } = response;
  if (!isCompressible(headers.get("Content-Type") ?? "") || headers.has("Content-Encoding")) {
    return response;
  }
  headers.append("Vary", "Accept-Encoding");
  const encoding = chooseEncoding(request.headers.get("Accept-Encoding"));
  if (encoding === "identity" || !response.body) return response;
  const body = new Uint8Array(await response.arrayBuffer());
  if (body.byteLength < smallest) return new Response(body, response);
  headers.set("Content-Encoding", encoding);
  headers.delete("Content-Length");
  const compressed = new Uint8Array(await compress(body, encoding));
  return new Response(compressed, { status: response.status, headers });
}
