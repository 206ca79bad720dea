import type { Page } from "@playwright/test";
import { expect, signedIn, test } from "../accounts/fixtures.ts";

const toast = (page: Page) => page.getByRole("alertdialog");

async function fillPost(page: Page, title: string, slug: string, content: string): Promise<void> {
  await page.getByLabel("Title", { exact: true }).fill(title);
  await page.getByLabel("Slug", { exact: true }).fill(slug);
  await page.getByLabel("Content", { exact: true }).fill(content);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("209–219, 223–240: a post is written, published, changed, set to draft and deleted", async ({
      page,
      site,
    }) => {
      const account = await site.createAccount("admin");
      await signedIn(page, account);
      const slug = `hot-clocks-${javaScriptEnabled}`;
      await page.goto("/admin/blog/");
      await page.getByRole("link", { name: "Create New Post" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Create New Post");
      await fillPost(page, "Hot clocks", slug, "# One\n\nTwo *three*");
      await page.getByLabel("Status").selectOption("Published");
      await page.getByRole("button", { name: "Create Post" }).click();

      await expect(page).toHaveURL(`${site.url}/admin/blog/posts`);
      await expect(toast(page)).toContainText("Post created successfully");
      const row = page.getByRole("row").filter({ hasText: slug });
      await expect(row).toContainText("Hot clocks");
      await expect(row).toContainText("Published");
      await expect(row).toContainText("Ada Quill");

      await page.goto(`/blog/${slug}`);
      await expect(page.getByRole("heading", { level: 2, name: "One", exact: true })).toBeVisible();
      const { data: made } = await site.admin.from("blog_posts").select().eq("slug", slug).single();
      expect(made).toMatchObject({ excerpt: null, featured_image: null, author_id: account.id });

      await page.getByRole("link", { name: "Edit" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Edit Post");
      await expect(page.getByLabel("Content", { exact: true })).toHaveValue("# One\n\nTwo *three*");
      await page.getByLabel("Title", { exact: true }).fill("Hotter clocks");
      await page.getByLabel("Status").selectOption("Draft");
      await page.getByRole("button", { name: "Update Post" }).click();
      await expect(toast(page)).toContainText("Post updated successfully");
      await expect(page.getByRole("row").filter({ hasText: slug })).toContainText("Draft");
      const { data: draft } = await site.admin
        .from("blog_posts")
        .select()
        .eq("slug", slug)
        .single();
      expect(draft?.published_at).toBe(made?.published_at);
      await page.goto(`/blog/${slug}`);
      await expect(toast(page)).toContainText("Post not found");

      await page.goto("/admin/blog/posts");
      const drafted = page.getByRole("row").filter({ hasText: slug });
      await drafted.getByRole("link", { name: "Delete" }).click();
      const dialog = page.getByRole("dialog");
      await expect(dialog).toContainText(
        "Are you sure you want to delete this post? This action cannot be undone.",
      );
      await dialog.getByRole("button", { name: "Cancel" }).click();
      await expect(dialog).toHaveCount(0);
      await expect(drafted).toBeVisible();
      await drafted.getByRole("link", { name: "Delete" }).click();
      await dialog.getByRole("button", { name: "Delete" }).click();
      await expect(toast(page)).toContainText(
        "Post deleted: The post has been successfully deleted",
      );
      await expect(drafted).toHaveCount(0);
      await expect(dialog).toHaveCount(0);
    });

    test("241: a slug that is taken is told at its field, and nothing typed is lost", async ({
      page,
      site,
    }) => {
      await signedIn(page, await site.createAccount("admin"));
      await page.goto("/admin/blog/create");
      await fillPost(page, "Twice", "24-songs-once-an-hour", "\n  as typed\n");
      await page.getByRole("button", { name: "Create Post" }).click();
      await expect(toast(page)).toContainText("Failed to save post");
      await expect(page.getByLabel("Slug", { exact: true })).toHaveAccessibleDescription(
        /Another post has this slug already/,
      );
      await expect(page.getByLabel("Content", { exact: true })).toHaveValue("\n  as typed\n");
    });

    test("242: a session that has ended is told, and everything typed is kept", async ({
      page,
      context,
      site,
    }) => {
      await signedIn(page, await site.createAccount("admin"));
      await page.goto("/admin/blog/create");
      await fillPost(page, "Kept", "kept", "Every word");
      await context.clearCookies();
      const answer = page.waitForResponse((response) => response.request().method() === "POST");
      await page.getByRole("button", { name: "Create Post" }).click();
      expect((await answer).status()).toBe(401);
      await expect(toast(page)).toContainText(
        "Authentication required: You must be logged in to perform this action",
      );
      await expect(page.getByLabel("Content", { exact: true })).toHaveValue("Every word");
    });

    test("an edit never overwrites what somebody else has saved meanwhile, unless told to", async ({
      page,
      site,
    }) => {
      await signedIn(page, await site.createAccount("admin"));
      const slug = `shared-${javaScriptEnabled}`;
      const row = { title: "Shared", slug, content: "First" };
      const { data } = await site.admin.from("blog_posts").insert(row).select().single();
      await page.goto(`/admin/blog/edit/${data!.id}`);
      await site.admin.from("blog_posts").update({ content: "Theirs" }).eq("slug", slug);
      await page.getByLabel("Content", { exact: true }).fill("Mine");
      await page.getByRole("button", { name: "Update Post" }).click();
      await expect(page.getByText("Somebody else has saved this post")).toBeVisible();
      const content = async () => {
        const found = await site.admin.from("blog_posts").select("content").eq("slug", slug);
        return found.data?.[0]?.content;
      };
      expect(await content()).toBe("Theirs");
      await expect(page.getByLabel("Content", { exact: true })).toHaveValue("Mine");
      await page.getByRole("button", { name: "Save mine over theirs" }).click();
      await expect(toast(page)).toContainText("Post updated successfully");
      expect(await content()).toBe("Mine");
    });
  });
}

test("225–234: fields are checked, and the slug follows the title while it is empty", async ({
  page,
  site,
}) => {
  await signedIn(page, await site.createAccount("admin"));
  await page.goto("/admin/blog/create");
  await page.getByRole("button", { name: "Create Post" }).click();
  const title = page.getByLabel("Title", { exact: true });
  const slug = page.getByLabel("Slug", { exact: true });
  await expect(title).toBeFocused();
  await expect(title).toHaveAccessibleDescription("Title is required");
  await expect(page.getByText("Slug is required")).toBeVisible();
  await expect(page.getByText("Content is required")).toBeVisible();
  await title.fill("Hello, World! 2025");
  await expect(slug).toHaveValue("");
  await expect(slug).toHaveValue("hello-world-2025");
  await title.fill("Hot-AC Clocks");
  await page.waitForTimeout(700);
  await expect(slug).toHaveValue("hello-world-2025");
  await page.getByRole("button", { name: "Generate from Title" }).click();
  await expect(slug).toHaveValue("hotac-clocks");
  await expect(page.getByText("Slug is required")).toHaveCount(0);
  await page.getByLabel("Excerpt").fill("x".repeat(501));
  await expect(page.getByText("Excerpt is too long")).toBeVisible();
});

test("a double click saves once", async ({ page, site }) => {
  await signedIn(page, await site.createAccount("admin"));
  await page.goto("/admin/blog/create");
  await fillPost(page, "Once", "only-once", "Text");
  await page.getByRole("button", { name: "Create Post" }).dblclick();
  await expect(toast(page)).toContainText("Post created successfully");
  const { count } = await site.admin
    .from("blog_posts")
    .select("id", { count: "exact", head: true })
    .eq("slug", "only-once");
  expect(count).toBe(1);
});

test("17–20, 208, 243–244: cards, placeholders and unknown posts", async ({ page, site }) => {
  await signedIn(page, await site.createAccount("admin"));
  await page.goto("/admin/blog");
  for (const [name, path] of [
    ["Manage Posts", "posts"],
    ["Manage Categories", "categories"],
    ["Manage Tags", "tags"],
    ["Create New Post", "create"],
  ] as const) {
    await expect(page.getByRole("link", { name })).toHaveAttribute("href", `/admin/blog/${path}`);
  }
  for (const path of ["categories", "tags", "xyz", "posts/extra"]) {
    await page.goto(`/admin/blog/${path}`);
    await expect(toast(page)).toContainText("Feature Coming Soon");
    await expect(page.getByRole("link", { name: "Return to Blog Dashboard" })).toHaveAttribute(
      "href",
      "/admin/blog",
    );
  }
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Not Found");
  for (const id of ["nope", crypto.randomUUID()]) {
    await page.goto(`/admin/blog/edit/${id}`);
    await expect(page).toHaveURL(/\/admin\/blog\/posts$/);
    await expect(toast(page)).toContainText(
      "Post not found: The post you're trying to edit doesn't exist",
    );
  }
});

test("the table is searched, filtered and sorted as one types", async ({ page, site }) => {
  await signedIn(page, await site.createAccount("admin"));
  await page.goto("/admin/blog/posts");
  const rows = page.getByRole("table").getByRole("row");
  await page.getByLabel("Search").fill("holiday plan");
  await expect(rows).toHaveCount(2);
  await page.getByLabel("Search").fill("");
  await page.getByLabel("Status").selectOption("Draft");
  await expect(rows.filter({ hasText: "Published" })).toHaveCount(0);
  await expect(rows.filter({ hasText: "holiday-music-plan" })).toBeVisible();
  await page.goto("/admin/blog/posts?sort=title");
  await expect(rows.nth(1)).toContainText("A holiday-music plan");
});
