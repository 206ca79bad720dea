import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { loadStaticFiles, type StaticFile, serveStaticFile } from "./static-files.ts";

let files: Map<string, StaticFile>;

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), "static-"));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "assets", "a-123.css"), "body{}");
  writeFileSync(join(folder, "assets", "a-123.css.br"), "brotli");
  writeFileSync(join(folder, "assets", "a-123.css.gz"), "gzip");
  writeFileSync(join(folder, "favicon.svg"), "<svg/>");
  files = await loadStaticFiles(folder);
});

function get(path: string, headers: Record<string, string> = {}, method = "GET"): Response {
  const file = files.get(path);
  if (!file) throw new Error(`${path} is not there`);
  return serveStaticFile(new Request(`http://x${path}`, { headers, method }), file);
}

test("the twins are no files of their own", () => {
  expect([...files.keys()].sort()).toEqual(["/assets/a-123.css", "/favicon.svg"]);
});

test.each([
  ["br", "brotli", "br"],
  ["gzip", "gzip", "gzip"],
  ["identity", "body{}", null],
])("a browser that takes %s gets %s", async (accepted, body, encoding) => {
  const response = get("/assets/a-123.css", { "Accept-Encoding": accepted });
  expect(await response.text()).toBe(body);
  expect(response.headers.get("Content-Encoding")).toBe(encoding);
  expect(response.headers.get("Content-Type")).toBe("text/css; charset=utf-8");
  expect(response.headers.get("Vary")).toBe("Accept-Encoding");
});

test("hashed names are kept for ever, others for an hour", () => {
  expect(get("/assets/a-123.css").headers.get("Cache-Control")).toContain("immutable");
  expect(get("/favicon.svg").headers.get("Cache-Control")).toBe("public, max-age=3600");
});

test("who has the file gets 304, in lists and weak forms too", async () => {
  const etag = get("/favicon.svg").headers.get("ETag") ?? "";
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const response = get("/favicon.svg", { "If-None-Match": known });
    expect(response.status).toBe(304);
    expect(await response.text()).toBe("");
  }
  expect(get("/favicon.svg", { "If-None-Match": '"other"' }).status).toBe(200);
});

test("HEAD has the headers and no body", async () => {
  const response = get("/favicon.svg", {}, "HEAD");
  expect(response.headers.get("ETag")).toBeTruthy();
  expect(await response.text()).toBe("");
});
