import { expect, test } from "vitest";
import { nextPath } from "./next-path.ts";

test.each([
  ["/tools?a=1#b", "/tools?a=1"],
  ["https://music.example/admin", "/admin"],
  ["tools", "/tools"],
  [null, "/"],
  ["https://evil.example/x", "/"],
  ["//evil.example", "/"],
  ["/\\evil.example", "/"],
  ["\t//evil.example", "/"],
  ["https://music.example//evil.example", "/"],
  ["https://music.example@evil.example/", "/"],
  ["https://music.example:444/", "/"],
  ["javascript:alert(1)", "/"],
  ["http://[", "/"],
])("%s leads to %s", (wanted, path) => {
  expect(nextPath(wanted, "https://music.example")).toBe(path);
});
