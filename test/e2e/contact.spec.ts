import { expect, test } from "./fixtures.ts";

test("81–83, 87: the cards lead to mail, phone and blog, and privacy is promised", async ({
  page,
}) => {
  await page.goto("/contact");
  const main = page.getByRole("main");
  await expect(main.locator('a[href^="mailto:info@musicdirector.example"]').first()).toBeVisible();
  await expect(
    main.locator('a[href="tel:+1-800-555-0199"], a[href="tel:+18005550199"]'),
  ).toBeVisible();
  const card = main.locator('a[href="/blog"]');
  await expect(card.first()).toBeVisible();
  await expect(main).toContainText("Scheduler's Digest");
  await expect(main).toContainText("Check out our latest radio tips and news");
  await expect(main).toContainText(
    "We respect your privacy and will never share your information with third parties.",
  );
});
