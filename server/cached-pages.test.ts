import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { sharedPageKey } from "./cached-pages.ts";

function key(url: string, headers: Record<string, string> = {}, method = "GET") {
  return sharedPageKey({ url, headers, method } as unknown as IncomingMessage);
}

test.each(["/", "/blog", "/blog/24-songs", "/blog?category=clocks", "/rss.xml", "/services"])(
  "%s may be shared",
  (url) => {
    expect(key(url)).toBe(url);
    expect(key(url, {}, "HEAD")).toBe(url);
    expect(key(url, { cookie: "theme=dark; x=sb-" })).toBe(url);
  },
);

test.each([
  "/?utm_source=x",
  "/blog?x=1",
  "/blog?category=clocks&x=1",
  "/blog?category=%00",
  "/blog/UPPER",
  "/blog/a/b",
  "/admin/dashboard",
  "/auth/login",
  "/contact",
  "/tools?songs=12",
  "//blog",
  "/nope",
])("%s may not", (url) => {
  expect(key(url)).toBeUndefined();
});

test.each([
  ["a session", { cookie: "a=b; sb-127-auth-token.0=x" }],
  ["a notice to be shown once", { cookie: "flash=x" }],
  ["an authorization", { authorization: "Bearer x" }],
])("a request with %s gets its own page", (_, headers) => {
  expect(key("/", headers)).toBeUndefined();
});

test("posts are never answered from the cache", () => {
  expect(key("/blog", {}, "POST")).toBeUndefined();
});
