import type { Page } from "@playwright/test";
import { expect, signedIn, test } from "./fixtures.ts";

// Nobody sees a page that was made for somebody else, whatever the browser has kept. Playwright
// switches the back/forward cache off; visitors have it.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] }),
});

const signOut = (page: Page) => page.getByRole("button", { name: "Sign Out" });
const signIn = (page: Page) => page.getByRole("link", { name: "Sign In" }).first();

/** Steps through the history, as the back button does; Playwright's own waits for a page to load. */
async function go(page: Page, steps: number, path: string): Promise<void> {
  await page.evaluate((count) => history.go(count), steps);
  await page.waitForURL((url) => url.pathname === path, { waitUntil: "commit" });
}

/** Points at a link until the browser has fetched its page ahead. */
async function prefetch(page: Page, path: string): Promise<void> {
  const ahead = page.waitForResponse(
    (response) =>
      new URL(response.url()).pathname === path &&
      response.request().headers()["sec-purpose"]?.startsWith("prefetch") === true,
  );
  await page.mouse.move(0, 0);
  await page.locator(`header a[href="${path}"]`).first().hover();
  await ahead;
}

test("back after signing in and after signing out leads to pages as they are now", async ({
  page,
  site,
}) => {
  await page.goto("/about");
  await page.goto("/services");
  await signedIn(page, await site.createAccount());
  await page.goto("/blog");
  await expect(signOut(page)).toBeVisible();
  for (const [steps, path] of [
    [-1, "/"],
    [-2, "/services"],
    [-1, "/about"],
    [1, "/services"],
  ] as const) {
    await go(page, steps, path);
    await expect(signOut(page), path).toBeVisible();
  }
  await signOut(page).click();
  await expect(signIn(page)).toBeVisible();
  await go(page, -1, "/services");
  await expect(signIn(page)).toBeVisible();
  await expect(signOut(page)).toHaveCount(0);
});

test("a second tab shows the session its next page is asked with, fetched ahead or not", async ({
  context,
  page,
  site,
}) => {
  const account = await site.createAccount();
  const other = await context.newPage();
  await other.goto("/services");
  await prefetch(other, "/about");
  await signedIn(page, account);
  await other.locator('header a[href="/about"]').first().click();
  await expect(other).toHaveURL(/\/about$/);
  await expect(signOut(other)).toBeVisible();

  await prefetch(other, "/blog");
  await signOut(page).click();
  await expect(signIn(page)).toBeVisible();
  await other.locator('header a[href="/blog"]').first().click();
  await expect(other).toHaveURL(/\/blog$/);
  await expect(signIn(other)).toBeVisible();
  await expect(signOut(other)).toHaveCount(0);
});
