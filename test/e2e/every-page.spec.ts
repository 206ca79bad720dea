import { expectNoBarrier } from "./barriers.ts";
import { expect, test } from "./fixtures.ts";
import { publicPages, staticPages } from "./public-pages.ts";

for (const path of publicPages) {
  test.describe(`the page ${path}`, () => {
    test("107–110, 113–115: says in its head what it is", async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveTitle(/ \| Music Director$/);
      const content = (selector: string) => page.locator(selector).getAttribute("content");
      expect(await content('meta[name="description"]')).toMatch(/.{50}/);
      const canonical = await page.locator('link[rel="canonical"]').getAttribute("href");
      expect(canonical).toBe(new URL(path, process.env.E2E_BASE_URL).href);
      expect(await content('meta[property="og:title"]')).toMatch(/Music Director/);
      expect(await content('meta[property="og:url"]')).toBe(canonical);
      expect(await content('meta[property="og:type"]')).toMatch(/website|article/);
      expect(await content('meta[name="twitter:card"]')).toBe("summary_large_image");
      const image = await content('meta[property="og:image"]');
      expect((await page.request.get(image ?? "")).status()).toBe(200);
      const graph = await page.locator('script[type="application/ld+json"]').textContent();
      const types = JSON.parse(graph ?? "")["@graph"].map((node: object) => node["@type" as never]);
      expect(types).toContain("Organization");
      expect(types.length).toBeGreaterThanOrEqual(2);
    });

    test("has one h1 and skips no heading level", async ({ page }) => {
      await page.goto(path);
      const levels = await page
        .locator("h1, h2, h3, h4, h5, h6")
        .evaluateAll((headings) => headings.map((heading) => Number(heading.tagName[1])));
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      for (const [index, level] of levels.entries()) {
        expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
      }
    });

    for (const scheme of ["light", "dark"] as const) {
      test(`has no barrier (axe) and no overflow at any width, ${scheme}`, async ({ page }) => {
        await page.goto(path);
        await expectNoBarrier(page, { schemes: [scheme] });
      });
    }
  });
}

for (const path of staticPages) {
  test(`${path} carries no script but structured data`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const scripts = html.match(/<script[^>]*>/g) ?? [];
    expect(scripts).toEqual(scripts.map(() => '<script type="application/ld+json">'));
    expect(html).not.toContain("modulepreload");
  });
}
