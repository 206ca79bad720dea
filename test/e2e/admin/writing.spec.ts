import { expect, signedIn, test } from "../accounts/fixtures.ts";

test("categories and tags are found, ticked and made with the keyboard, and saved", async ({
  page,
  site,
}) => {
  await signedIn(page, await site.createAccount("admin"));
  await site.admin.from("blog_categories").insert({ name: "Wheels", slug: "wheels" });
  await page.goto("/admin/blog/create");
  await page.getByLabel("Title", { exact: true }).fill("With topics");
  await page.getByLabel("Content", { exact: true }).fill("Text");
  const categories = page.getByRole("group", { name: "Categories" });
  const find = categories.getByLabel("Find or add a category");
  await find.fill("whee");
  await expect(categories.getByRole("checkbox")).toHaveCount(1);
  await find.fill("wheels");
  await find.press("Enter");
  await expect(categories.getByLabel("Wheels")).toBeChecked();
  const tags = page.getByRole("group", { name: "Tags" });
  await tags.getByLabel("Find or add a tag").fill("Brand new tag");
  await tags.getByLabel("Find or add a tag").press("Enter");
  await expect(tags.getByLabel("Brand new tag")).toBeChecked();
  await expect(page.getByLabel("Slug", { exact: true })).toHaveValue("with-topics");
  await page.getByRole("button", { name: "Create Post" }).click();
  await expect(page.getByRole("alertdialog")).toContainText("Post created successfully");

  const saved = async () => {
    const { data } = await site.admin
      .from("blog_posts")
      .select("id, categories:blog_categories(name), tags:blog_tags(name, slug)")
      .eq("slug", "with-topics")
      .single();
    return data;
  };
  const post = await saved();
  expect(post).toMatchObject({
    categories: [{ name: "Wheels" }],
    tags: [{ name: "Brand new tag", slug: "brand-new-tag" }],
  });
  await page.goto(`/admin/blog/edit/${post?.id}`);
  await expect(categories.getByLabel("Wheels")).toBeChecked();
  await categories.getByLabel("Wheels").uncheck();
  await page.getByRole("button", { name: "Update Post" }).click();
  await expect(page.getByRole("alertdialog")).toContainText("Post updated successfully");
  expect(await saved()).toMatchObject({ categories: [], tags: [{ slug: "brand-new-tag" }] });
});

test("without script new topics are named with commas", async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  await signedIn(page, await site.createAccount("admin"));
  await page.goto("/admin/blog/create");
  await page.getByLabel("Title", { exact: true }).fill("Plain topics");
  await page.getByLabel("Slug", { exact: true }).fill("plain-topics");
  await page.getByLabel("Content", { exact: true }).fill("Text");
  await page.getByRole("textbox", { name: "New tag" }).fill("First one, second one");
  await page.getByRole("button", { name: "Create Post" }).click();
  await expect(page.getByRole("alertdialog")).toContainText("Post created successfully");
  const { data } = await site.admin
    .from("blog_posts")
    .select("tags:blog_tags(slug)")
    .eq("slug", "plain-topics")
    .single();
  expect(data?.tags.map(({ slug }) => slug).sort()).toEqual(["first-one", "second-one"]);
  await context.close();
});

test("the preview, the counters and the buttons follow what is typed", async ({ page, site }) => {
  await signedIn(page, await site.createAccount("admin"));
  await page.goto("/admin/blog/create");
  const content = page.getByLabel("Content", { exact: true });
  await content.fill("Some words");
  await content.selectText();
  await page.getByRole("button", { name: "Bold" }).click();
  await expect(content).toHaveValue("**Some words**");
  await expect(page.getByText("2 words · 1 minute to read")).toBeVisible();
  await page.getByText("Preview", { exact: true }).click();
  const preview = page.locator(".preview-page");
  await expect(preview.locator("strong")).toHaveText("Some words");
  await content.fill('```clock\n30:00 | A | Power\n30:00 | C | New\n```\n<img src=x onerror="1">');
  await expect(preview.locator("figure svg").first()).toBeVisible();
  await expect(preview.locator("img")).toHaveCount(0);
  await page.getByLabel("Excerpt").fill("x".repeat(502));
  await expect(page.getByText("502 of 500 characters, 2 over")).toBeVisible();
});

test("what was typed comes back after a crash, until it is saved", async ({ page, site }) => {
  await signedIn(page, await site.createAccount("admin"));
  await page.goto("/admin/blog/create");
  await page.getByLabel("Title", { exact: true }).fill("Half written");
  await page.getByLabel("Content", { exact: true }).fill("Half a thought");
  await page.getByLabel("Find or add a tag").fill("kept tag");
  await page.getByLabel("Find or add a tag").press("Enter");
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("post:new") ?? ""))
    .toContain("kept tag");
  let isAsked = false;
  page.once("dialog", async (dialog) => {
    isAsked = dialog.type() === "beforeunload";
    await dialog.accept();
  });
  await page.reload();
  expect(isAsked).toBe(true);
  await expect(page.getByText("There is unsaved text of yours")).toBeVisible();
  await page.getByRole("button", { name: "Bring it back" }).click();
  await expect(page.getByLabel("Content", { exact: true })).toHaveValue("Half a thought");
  await expect(page.getByLabel("kept tag")).toBeChecked();
  await expect(page.getByLabel("Slug", { exact: true })).toHaveValue("half-written");
  await page.getByRole("button", { name: "Create Post" }).click();
  await expect(page.getByRole("alertdialog")).toContainText("Post created successfully");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("post:new"))).toBeNull();
  await page.goto("/admin/blog/create");
  await expect(page.getByText("There is unsaved text of yours")).toHaveCount(0);
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue("");
});
