import { expect, test } from "./fixtures.ts";

for (const path of [
  "/nope",
  "//blog",
  "///blog",
  "/blog/a/b",
  "/_system/info",
  "/.env",
  "/%00",
  "/%E0%A4%A",
]) {
  test(`21–23: ${path} is the 404 page`, async ({ page }) => {
    const response = await page.goto(process.env.E2E_BASE_URL + path);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle("Page Not Found | Music Director");
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute(
      "content",
      "noindex, nofollow",
    );
    await expect(page.getByRole("link", { name: "Go back home" })).toHaveAttribute("href", "/");
  });
}

test("112: pages meant to be found carry no robots tag", async ({ page }) => {
  await page.goto("/blog");
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
});
