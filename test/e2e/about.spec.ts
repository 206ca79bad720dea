import { expect, test } from "./fixtures.ts";

test("73–80: the page about us says who, what, how many and where", async ({ page }) => {
  await page.goto("/about");
  const main = page.getByRole("main");
  await expect(main).toContainText(/mission/i);
  for (const pillar of ["Precision", "Customization", "Education", "Human Expertise"]) {
    await expect(main.getByRole("heading", { name: pillar, exact: true })).toBeVisible();
  }
  for (const number of ["25+", "100+", "12", "24/7"]) {
    await expect(main.getByText(number, { exact: true }).first()).toBeVisible();
  }
  for (const country of ["United States", "Canada", "United Kingdom", "Australia", "New Zealand"]) {
    await expect(main.getByText(country).first()).toBeVisible();
  }
  await expect(main.locator('a[href="/contact"]').first()).toBeVisible();
  await expect(main.locator('a[href="/services"]').first()).toBeVisible();
});

test("with text twice its size, each row of the log holds what it says", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto("/about");
  await page.addStyleTag({ content: "html { font-size: 200% }" });
  const rows = await page.locator(".log tbody tr").evaluateAll((elements) =>
    elements.map((row) => ({
      bottom: row.getBoundingClientRect().bottom,
      lowest: Math.max(...[...row.children].map((cell) => cell.getBoundingClientRect().bottom)),
    })),
  );
  expect(rows.length).toBeGreaterThan(2);
  for (const { bottom, lowest } of rows) expect(lowest).toBeLessThanOrEqual(bottom + 1);
});
