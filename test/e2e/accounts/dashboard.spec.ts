import { expect, signedIn, test } from "./fixtures.ts";

test.describe("an admin", () => {
  test.beforeEach(async ({ page, site }) => signedIn(page, await site.createAccount("admin")));

  test("189–193, 200: sees the figures as they are, and three tabs", async ({ page, site }) => {
    await page.goto("/admin/dashboard");
    await expect(page).toHaveTitle("Admin Dashboard | Music Director");
    const users = await site.admin.from("profiles").select("id", { count: "exact", head: true });
    const admins = await site.admin
      .from("user_roles")
      .select("user_id", { count: "exact", head: true })
      .eq("role", "admin");
    const cards = page.getByRole("list", { name: "Figures" }).getByRole("listitem");
    await expect(cards).toHaveText([
      `Total Users${users.count}Registered accounts`,
      `Admin Users${admins.count}With administrator privileges`,
      "Active Subscriptions0Paid plans active",
    ]);
    await expect(page.getByText("System Status")).toBeVisible();
    await expect(page.getByText(/All services are operational.*coming soon/)).toBeVisible();
    const tabs = page.getByRole("navigation", { name: "Dashboard" }).getByRole("link");
    await expect(tabs).toHaveText(["Overview", "Users", "Content"]);
    await tabs.nth(2).click();
    await expect(page.getByText("Content Management Coming Soon")).toBeVisible();
    await page.reload();
    await expect(tabs.nth(2)).toHaveAttribute("aria-current", "page");
  });

  test("119, 142: manages the blog and edits posts from their pages", async ({ page, site }) => {
    await page.goto("/blog");
    await expect(page.getByRole("link", { name: "Manage Blog" })).toHaveAttribute(
      "href",
      "/admin/blog",
    );
    await page.goto("/blog/24-songs-once-an-hour");
    const { data } = await site.admin
      .from("blog_posts")
      .select("id")
      .eq("slug", "24-songs-once-an-hour")
      .single();
    await expect(page.getByRole("link", { name: "Edit" })).toHaveAttribute(
      "href",
      `/admin/blog/edit/${data?.id}`,
    );
  });

  test("56: finds on the home page what waits on the desk", async ({ page, site }) => {
    const { count } = await site.admin
      .from("blog_posts")
      .select("id", { count: "exact", head: true })
      .eq("status", "draft");
    await page.goto("/");
    const block = page.getByRole("region", { name: "Welcome back, Ada." });
    await expect(block.getByRole("listitem").filter({ hasText: "Drafts" })).toContainText(
      `${count}`,
    );
    await expect(block.getByRole("link", { name: "New messages" })).toBeVisible();
    await expect(block.getByRole("link", { name: "Log Doctor" })).toBeVisible();
  });
});

test("56–57, 119, 142: others see none of that; users get a greeting, visitors none", async ({
  page,
  site,
}) => {
  await page.goto("/");
  await expect(page.getByText("Welcome back")).toHaveCount(0);
  await signedIn(page, await site.createAccount());
  const block = page.getByRole("region", { name: "Welcome back, Ada." });
  await expect(block).toBeVisible();
  await expect(block.getByText("On your desk")).toHaveCount(0);
  await page.goto("/blog");
  await expect(page.getByText("Manage Blog")).toHaveCount(0);
  await page.goto("/blog/24-songs-once-an-hour");
  await expect(page.getByRole("link", { name: "Edit", exact: true })).toHaveCount(0);
});
