import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { chooseEncoding, encodeResponse } from "./encoding.ts";

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip;q=1.0, br;q=0", "gzip"],
  ["*", "br"],
  ["br;q=0, *;q=0.5", "gzip"],
  ["BR", "br"],
  ["identity", "identity"],
  ["gzip;q=0", "identity"],
  ["br;q=0.3, gzip;q=0.8", "gzip"],
  ["gzip;q=0.5, br;q=0.5", "br"],
  ["identity;q=1, gzip;q=0.5", "identity"],
  ["identity;q=0", "identity"],
  ["identity;q=0, gzip", "gzip"],
  ["gzip;q=high, br;q=", "identity"],
  ["", "identity"],
  [undefined, "identity"],
])("Accept-Encoding %j is served as %s", (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});

const text = "turnover ".repeat(500);
const html = () => new Response(text, { headers: { "Content-Type": "text/html" } });

test.each([
  ["br", brotliDecompressSync],
  ["gzip", gunzipSync],
])("a page in %s is the same page", async (encoding, decompress) => {
  const request = new Request("http://x/", { headers: { "Accept-Encoding": encoding } });
  const response = await encodeResponse(request, html());
  expect(response.headers.get("Content-Encoding")).toBe(encoding);
  expect(response.headers.get("Vary")).toBe("Accept-Encoding");
  const body = new Uint8Array(await response.arrayBuffer());
  expect(decompress(body).toString()).toBe(text);
});

test("pictures and small answers are left as they are", async () => {
  const request = new Request("http://x/", { headers: { "Accept-Encoding": "br" } });
  const picture = new Response(text, { headers: { "Content-Type": "image/webp" } });
  expect((await encodeResponse(request, picture)).headers.get("Content-Encoding")).toBeNull();
  const small = new Response("ok", { headers: { "Content-Type": "text/plain" } });
  const answer = await encodeResponse(request, small);
  expect(answer.headers.get("Content-Encoding")).toBeNull();
  expect(await answer.text()).toBe("ok");
});
