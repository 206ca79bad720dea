import { expect, test } from "./fixtures.ts";

test.beforeEach(async ({ page }) => {
  await page.goto("/");
});

test("47: the title is the search engine's", async ({ page }) => {
  await expect(page).toHaveTitle("Radio Music Scheduling Experts | Music Director");
});

test("48–49: the hero leads to a consult and to the services", async ({ page }) => {
  const main = page.getByRole("main");
  const consult = main.getByRole("link", { name: "Schedule a Consult", exact: true });
  await expect(consult).toHaveAttribute("href", "/contact");
  const services = main.getByRole("link", { name: "Our Services", exact: true });
  await expect(services).toHaveAttribute("href", "/services");
});

test("50–53: Core Services has three cards, each leading to the services", async ({ page }) => {
  const section = page.getByRole("region", { name: "Core Services" });
  await expect(section.getByRole("heading", { level: 3 })).toHaveText([
    "Custom Music Scheduling",
    "Metadata Management",
    "Professional Training",
  ]);
  const links = section.getByRole("link");
  await expect(links).toHaveCount(3);
  for (const link of await links.all()) await expect(link).toHaveAttribute("href", /^\/services/);
});

test("54–55: three testimonials with quote, author, position, company and five stars", async ({
  page,
}) => {
  await expect(page.getByRole("figure").filter({ has: page.locator("blockquote") })).toHaveCount(3);
  await expect(page.getByRole("img", { name: /5 (out of 5 )?stars/i })).toHaveCount(3);
});

test("57: a visitor is not welcomed by name", async ({ page }) => {
  await expect(page.getByText(/welcome/i)).toHaveCount(0);
});

test("the clock, the log and the legend say the same", async ({ page }) => {
  const playing = page.locator('tr[aria-current="true"], tr[aria-current]').first();
  await expect(playing).toContainText("On air");
  await expect(page.getByText("14 songs").first()).toBeVisible();
});
