import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Cover, coverUrl } from "./cover.tsx";

it("shows an address that starts with http as it is", () => {
  expect(coverUrl("https://example.com/a b.png?x=1")).toBe("https://example.com/a b.png?x=1");
});

it("asks this site for a stored file, its name encoded", () => {
  expect(coverUrl("1746 #1/../x.png")).toBe("/images/1746%20%231%2F..%2Fx.png");
});

it("has a drawing where there is no image", () => {
  expect(coverUrl(null)).toBe("/placeholder-cover.svg");
  expect(coverUrl("")).toBe("/placeholder-cover.svg");
});

it("reserves its place, loads late unless it leads, and offers sizes of stored files", () => {
  const row = renderToStaticMarkup(<Cover image="1.png" title="Clocks" sizes="50vw" />);
  expect(row).toContain('width="1600" height="900"');
  expect(row).toContain('loading="lazy"');
  expect(row).toContain("/images/400/1.png 400w");
  const lead = renderToStaticMarkup(<Cover image="http://x/1.png" title="a" sizes="9vw" eager />);
  expect(lead).not.toContain("loading");
  expect(lead).not.toContain("srcSet");
});
