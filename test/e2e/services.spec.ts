import { expect, test } from "./fixtures.ts";

test.beforeEach(async ({ page }) => {
  await page.goto("/services");
});

test("58, 70–71: the hero and the closing lead to contact and about", async ({ page }) => {
  const link = (name: string) => page.getByRole("main").getByRole("link", { name, exact: true });
  await expect(link("Schedule a Consultation").first()).toHaveAttribute("href", "/contact");
  await expect(link("Get in Touch")).toHaveAttribute("href", "/contact");
  await expect(link("Learn More About Us")).toHaveAttribute("href", "/about");
});

const cards = [
  [
    /tailored to your format.*audience ratings.*balanced across dayparts/s,
    "Schedule a Consultation",
  ],
  [/Metadata cleanup, genre consistency.*tempo, mood and era/s, "Learn More"],
  [/clocks.*grid/is, "Get Started"],
  [/training/i, "Book Training"],
] as const;

test("59: there are four cards", async ({ page }) => {
  const region = page.getByRole("region", { name: "Four services" });
  await expect(region.getByRole("heading", { level: 3 })).toHaveCount(4);
});

for (const [index, [text, button]] of cards.entries()) {
  test(`60–68: card ${index + 1} says what it is, lists benefits and leads to contact`, async ({
    page,
  }) => {
    const card = page.locator(".service-grid > li").nth(index);
    await expect(card).toContainText(text);
    expect(await card.locator("ul > li").count()).toBeGreaterThanOrEqual(3);
    await expect(card.getByRole("link", { name: button })).toHaveAttribute(
      "href",
      /^\/contact\?about=\w+$/,
    );
  });
}

test("69: the process has four steps, in order", async ({ page }) => {
  const steps = page
    .getByRole("region", { name: "How we work" })
    .getByRole("heading", { level: 3 });
  await expect(steps).toHaveText(["Discovery", "Strategy", "Implementation", "Refinement"]);
});

test("72: coaching and AI music tools are mentioned", async ({ page }) => {
  await expect(page.getByRole("heading", { name: "Coaching" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "AI music tools" })).toBeVisible();
});
