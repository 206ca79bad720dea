import { expect, test } from "./fixtures.ts";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("5: the page introduces four tools", async ({ page }) => {
    await page.goto("/tools");
    for (const name of [
      "Log Doctor",
      "Clock Builder",
      "Music Attribute Tagger",
      "AI Voicetracking",
    ]) {
      await expect(
        page.getByRole("heading", { name: new RegExp(name, "i") }).first(),
      ).toBeVisible();
    }
  });

  test("the turnover calculator answers a form", async ({ page }) => {
    await page.goto("/tools");
    await page.locator('input[name="songs"]').fill("24");
    await page.locator('input[name="slots"]').fill("24");
    await page.locator('form:has(input[name="songs"]) button').click();
    await expect(page).toHaveURL(/\/tools\?.*songs=24/);
    const main = page.getByRole("main");
    await expect(main).toContainText("24:00");
    await expect(main).toContainText(/lock/i);
  });

  for (const query of [
    "songs=0&slots=24",
    "songs=abc&slots=24",
    "songs=24",
    "songs=1e99&slots=-1",
  ]) {
    test(`it says what is wrong with ${query}`, async ({ page }) => {
      const response = await page.goto(`/tools?${query}`);
      expect(response?.status()).toBe(200);
      await expect(
        page
          .getByRole("main")
          .getByText(/whole number|between|enter/i)
          .first(),
      ).toBeVisible();
    });
  }
});
