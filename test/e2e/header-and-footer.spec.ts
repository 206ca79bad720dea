import { expect, test } from "./fixtures.ts";

const headerLinks = [
  ["Home", "/"],
  ["Services", "/services"],
  ["Blog", "/blog"],
  ["About", "/about"],
  ["Contact", "/contact"],
  ["Sign In", "/auth/login"],
] as const;

test("32–34, 36–37: a visitor's header links to the pages, to sign-in and to a consult", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  const main = page.getByRole("navigation", { name: "Main" });
  for (const [name, path] of headerLinks) {
    await expect(main.getByRole("link", { name, exact: true })).toHaveAttribute("href", path);
  }
  const header = page.getByRole("banner");
  await expect(header.getByRole("link", { name: "Schedule Consult" })).toHaveAttribute(
    "href",
    "/contact",
  );
  await expect(header.getByText("Sign Out")).toHaveCount(0);
  await expect(header.getByText("Admin")).toHaveCount(0);
});

test.describe("on a phone without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test("39: the menu opens with all links and closes with Escape", async ({ page }) => {
    await page.goto("/");
    const menu = page.locator("#site-menu");
    await expect(menu).toBeHidden();
    await page.getByRole("button", { name: "Menu" }).click();
    for (const [name, path] of headerLinks) {
      await expect(menu.getByRole("link", { name, exact: true })).toHaveAttribute("href", path);
      await expect(menu.getByRole("link", { name, exact: true })).toBeVisible();
    }
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
  });
});

test("40–46: the footer links, names the tools and says whose site it is", async ({ page }) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  for (const path of ["/services", "/tools", "/about", "/contact", "/blog", "/privacy"]) {
    await expect(footer.locator(`a[href="${path}"]`).first()).toBeVisible();
  }
  for (const path of ["/terms", "/cookies"]) {
    await expect(footer.locator(`a[href="${path}"]`)).toBeVisible();
  }
  await expect(footer.getByRole("link", { name: "Scheduler's Digest" })).toHaveAttribute(
    "href",
    "/blog",
  );
  await expect(footer.getByRole("link", { name: /^info@/ })).toHaveAttribute("href", /^mailto:/);
  await expect(footer).toContainText(String(new Date().getUTCFullYear()));
  for (const tool of [
    "Music Attribute Tagger",
    "Log Doctor",
    "AI Voicetracking",
    "Clock Builder",
  ]) {
    await expect(footer).toContainText(tool);
  }
});

test("the first Tab reaches a link past the navigation", async ({ page }) => {
  await page.goto("/blog");
  await page.keyboard.press("Tab");
  await expect(page.locator(":focus")).toHaveText("Skip to content");
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
});
