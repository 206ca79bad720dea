import { expect, test } from "./fixtures.ts";

const slug = "24-songs-once-an-hour";

test("117–118: the hero shows title and tagline", async ({ page }) => {
  await page.goto("/blog");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Scheduler's Digest");
  await expect(page.locator("main header")).toContainText(
    /insights, strategies and best practices for radio programmers and music directors/i,
  );
});

test("119, 142: a visitor sees neither Manage Blog nor Edit", async ({ page }) => {
  await page.goto("/blog");
  await expect(page.getByText("Manage Blog")).toHaveCount(0);
  await page.goto(`/blog/${slug}`);
  await expect(page.getByRole("link", { name: "Edit" })).toHaveCount(0);
});

test("120–127, 129–130: cards show the published posts, newest first", async ({ page }) => {
  await page.goto("/blog");
  const cards = page.getByRole("article");
  await expect(cards).toHaveCount(10);
  const dates = await cards
    .locator("time")
    .evaluateAll((times) => times.map((time) => time.getAttribute("datetime") ?? ""));
  expect(dates).toEqual(dates.toSorted().toReversed());
  const last = cards.last();
  await expect(last.locator("time")).toHaveText("August 20, 2026");
  await expect(last).toContainText("Rowan Ellery");
  await expect(last).toContainText("A category of 24 songs at one position an hour");
  await expect(last.getByRole("listitem").getByText("Scheduling")).toBeVisible();
  await expect(last.getByRole("link", { name: /Read More/ })).toHaveAttribute(
    "href",
    `/blog/${slug}`,
  );
  const image = last.getByRole("img");
  await expect(image).toHaveAttribute("src", `/images/${slug}.webp`);
  await expect(image).toHaveAttribute("width", "1600");
});

test("131–132: the sidebar counts categories, and choosing one filters the list", async ({
  page,
}) => {
  await page.goto("/blog");
  const sidebar = page.getByRole("navigation", { name: /categor/i });
  await expect(sidebar.getByRole("link", { name: /All Posts/ })).toContainText("10");
  const clocks = sidebar.getByRole("link", { name: /Clocks/ });
  await expect(clocks).toContainText("2");
  await clocks.click();
  await expect(page).toHaveURL(/category=clocks/);
  await expect(page.getByRole("article")).toHaveCount(2);
  await sidebar.getByRole("link", { name: /All Posts/ }).click();
  await expect(page.getByRole("article")).toHaveCount(10);
});

for (const query of [
  "category=nope",
  "category=a&category=b",
  `category=${"x".repeat(3000)}`,
  "category=%00",
  "category=')%3Bdrop",
]) {
  test(`133, 135–136: an odd category is an empty list (${query.slice(0, 30)})`, async ({
    page,
  }) => {
    const response = await page.goto(`/blog?${query}`);
    expect(response?.status()).toBe(200);
    await expect(page.getByText("No posts found")).toBeVisible();
    await expect(page.getByText("No posts in this category yet.")).toBeVisible();
    await page.getByRole("link", { name: "View all posts" }).click();
    await expect(page.getByRole("article")).toHaveCount(10);
  });
}

test("140–141, 143, 145: a post shows everything about itself", async ({ page }) => {
  await page.goto(`/blog/${slug}`);
  await expect(page.getByRole("link", { name: "Back to Blog" })).toHaveAttribute("href", "/blog");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("24 songs once an hour");
  await expect(page.locator("article header time")).toHaveText("August 20, 2026");
  await expect(page.locator("article header")).toContainText("Rowan Ellery");
  await expect(page.locator("article")).toContainText("Scheduling");
  await expect(page.locator("article img").first()).toHaveJSProperty("complete", true);
  await expect(page.getByText("Related Topics:")).toBeVisible();
  await expect(page.locator("article")).toContainText("Turnover");
  await expect(page.locator("article figure").first()).toBeVisible();
});

test("111, 146–147: a post's metadata is that of an article below the blog", async ({ page }) => {
  await page.goto(`/blog/${slug}`);
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute("content", "article");
  const graph = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').textContent()) ?? "",
  )["@graph"];
  const breadcrumbs = graph.find((node: { "@type": string }) => node["@type"] === "BreadcrumbList");
  expect(
    breadcrumbs.itemListElement
      .map(({ position, name }: { position: number; name: string }) => [position, name])
      .slice(0, 2),
  ).toEqual([
    [1, "Home"],
    [2, "Blog"],
  ]);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });
    for (const missing of [
      "no-such-post",
      "recurrents-need-a-plan",
      "x".repeat(300),
      "%00",
      "%E0%A4%A",
    ]) {
      test(`148–149, 260: ${missing.slice(0, 22)} leads to the blog with a toast that can be dismissed`, async ({
        page,
      }) => {
        await page.goto(`/blog/${missing}`);
        await expect(page).toHaveURL(/\/blog$/);
        const toast = page.getByRole("alertdialog");
        await expect(toast).toContainText(
          "Post not found: The post you're looking for doesn't exist or has been removed",
        );
        await expect(toast.getByRole("button", { name: "Dismiss" })).toBeFocused();
        await page.keyboard.press("Enter");
        await expect(toast).toBeHidden();
        await page.reload();
        await expect(page.getByRole("alertdialog")).toHaveCount(0);
      });
    }
  });
}
