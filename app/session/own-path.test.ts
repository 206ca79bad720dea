import { expect, it } from "vitest";
import { ownPath } from "./own-path.ts";

const origin = "https://site.example";

it.each([
  ["/admin/dashboard", "/admin/dashboard"],
  ["/admin/dashboard?tab=users&x=%2F%2Fevil", "/admin/dashboard?tab=users&x=%2F%2Fevil"],
  ["https://site.example/blog?category=a", "/blog?category=a"],
  ["/blog#top", "/blog"],
  ["", "/"],
  ["blog", "/blog"],
  ["https:evil.example", "/evil.example"],
  ["/%2F%2Fevil.example", "/%2F%2Fevil.example"],
  ["/a\r\nSet-Cookie: x=1", "/aSet-Cookie:%20x=1"],
])("%j stays on the site, as %s", (wanted, path) => {
  expect(ownPath(wanted, origin)).toBe(path);
});

it.each([
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "\t//evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/.//evil.example",
  "/x/..//evil.example",
  "https://evil.example/",
  "https://site.example@evil.example/",
  "https://site.example.evil.example/",
  "https://site.example:8443/",
  "http://site.example/",
  "javascript:alert(1)",
  " javascript:alert(1)",
  "data:text/html,x",
  "https://[",
  null,
  undefined,
  ["/blog"],
])("%j leads nowhere", (wanted) => {
  expect(ownPath(wanted, origin)).toBeUndefined();
});

it("is a header as it is: no line ends, no characters beyond ASCII", () => {
  expect(ownPath("/blog/é\n?q=\u2028", origin)).toMatch(/^[\x21-\x7e]+$/);
});
