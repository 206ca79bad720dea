import { expect, it } from "vitest";
import { isLegalSlug } from "./slugs.ts";

it.each(["a", "my-blog-post", "Ünïcode slug", "a/b", "x".repeat(255)])("accepts %s", (slug) => {
  expect(isLegalSlug(slug)).toBe(true);
});

it.each([
  ["nothing", ""],
  ["256 characters", "x".repeat(256)],
  ["a NUL", "a\u0000b"],
  ["a line end", "a\nb"],
  ["half a surrogate pair", "a\ud800"],
])("refuses %s before it becomes a query", (_, slug) => {
  expect(isLegalSlug(slug)).toBe(false);
});
