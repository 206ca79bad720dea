import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const [light = "", dark = ""] = readFileSync("app/tokens.css", "utf8").split("@media");
const tokensOf = (css: string) =>
  Object.fromEntries(
    [...css.matchAll(/--([\w-]+): (#\w{6});/g)].map(([, name, hex]) => [name, hex]),
  );

/** Relative luminance of WCAG 2. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

describe.each([
  ["light", tokensOf(light)],
  ["dark", tokensOf(dark)],
])("the %s scheme", (scheme, tokens) => {
  const grounds = [tokens.paper!, tokens.card!];

  it.each(["ink", "mute", "signal", "danger", "success", "warning", "info"])(
    "has --%s readable as text on paper and card",
    (name) => {
      for (const ground of grounds) {
        expect(contrast(tokens[name]!, ground)).toBeGreaterThanOrEqual(4.5);
      }
    },
  );

  it("has readable letters on every filled color", () => {
    for (const name of ["signal", "cat-a", "cat-b", "cat-c", "cat-r", "cat-g"]) {
      expect([name, contrast(tokens[`on-${name}`]!, tokens[name]!) >= 4.5]).toEqual([name, true]);
    }
  });

  it("has hairlines that can be seen on paper and card", () => {
    for (const ground of grounds) {
      expect(contrast(tokens.hairline!, ground)).toBeGreaterThanOrEqual(1.3);
    }
  });

  it("has control edges and data shapes that stand out from their ground", () => {
    const shapes = ["edge", "cat-a", "cat-c", "cat-r", "cat-g"];
    // In the light scheme B is drawn with an ink outline instead.
    if (scheme === "dark") shapes.push("cat-b");
    for (const name of shapes) {
      for (const ground of grounds) {
        expect([name, contrast(tokens[name]!, ground) >= 3]).toEqual([name, true]);
      }
    }
  });
});
