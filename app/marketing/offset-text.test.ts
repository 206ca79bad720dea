import { expect, it } from "vitest";
import { offsetSpan } from "./offset-text.ts";

it.each([
  [[-10, -9, -5], "UTC−10 to −5"],
  [[-8, -3.5], "UTC−8 to −3:30"],
  [[8, 9.5, 10], "UTC+8 to +10"],
  [[12], "UTC+12"],
  [[0], "UTC"],
])("writes the offsets %j as %s", (offsets, text) => {
  expect(offsetSpan(offsets)).toBe(text);
});
