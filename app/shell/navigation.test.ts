import { expect, it } from "vitest";
import { currentState } from "./navigation.ts";

it("marks the page itself, and the area of a page below it", () => {
  expect(currentState("/blog", "/blog")).toBe("page");
  expect(currentState("/blog", "/blog/a-post")).toBe("true");
  expect(currentState("/blog", "/blogger")).toBeUndefined();
  expect(currentState("/", "/")).toBe("page");
  expect(currentState("/", "/blog")).toBeUndefined();
});
