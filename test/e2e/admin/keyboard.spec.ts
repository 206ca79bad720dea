import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FileChooser, Locator, Page } from "@playwright/test";
import { projectDir } from "../../server.ts";
import { expect, test } from "../accounts/fixtures.ts";

// An editor without a mouse: keys only, from the sign-in to the deletion.

const picture = join(projectDir, "public", "opengraph-image.png");

/** Goes on with Tab (or back, with Shift+Tab) until `target` has the focus. */
async function tabTo(page: Page, target: Locator, key = "Tab"): Promise<void> {
  await target.waitFor();
  for (let step = 0; step < 150; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Tab does not lead to ${target}`);
}

async function press(page: Page, target: Locator, key = "Enter"): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

async function typeIn(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(text);
}

/** The file dialog itself is the system's; it is opened, and answered, here. */
async function chooseFile(page: Page, button: Locator): Promise<void> {
  const opened: Promise<FileChooser> = page.waitForEvent("filechooser");
  await press(page, button);
  await (await opened).setFiles({
    name: "Studio.png",
    mimeType: "image/png",
    buffer: readFileSync(picture),
  });
}

test("an editor writes, publishes, changes and deletes a post with the keyboard alone", async ({
  page,
  site,
}) => {
  test.setTimeout(120_000);
  const editor = await site.createAccount("admin");
  await site.admin.from("blog_categories").insert([
    { name: "Keyboards", slug: "keyboards" },
    { name: "Pianos", slug: "pianos" },
  ]);
  const link = (name: string) => page.getByRole("link", { name, exact: true }).first();
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const toast = (text: string) => page.getByRole("alertdialog").filter({ hasText: text });
  const content = page.getByLabel("Content", { exact: true });
  const status = page.getByLabel("Status");

  await test.step("sign in, and find the way to a new post", async () => {
    await page.goto("/");
    await press(page, link("Sign In"));
    await typeIn(page, page.getByLabel("Email"), editor.email);
    await typeIn(page, page.getByLabel("Password", { exact: true }), editor.password);
    await page.keyboard.press("Enter");
    await press(page, link("Admin"));
    await press(page, page.getByRole("link", { name: "Content", exact: true }));
    await press(page, link("blog administration"));
    await press(page, page.getByRole("link", { name: /Create New Post/ }));
  });

  await test.step("write it, with a cover, a picture, two categories and a new tag", async () => {
    await typeIn(page, page.getByLabel("Title", { exact: true }), "Forty keys");
    await expect(page.getByLabel("Slug", { exact: true })).toHaveValue("forty-keys");
    await typeIn(page, page.getByLabel("Excerpt"), "Every key of the desk");
    await chooseFile(page, page.getByLabel("Choose an image"));
    await expect(page.locator('input[name="featuredImage"]')).toHaveValue(/\.png$/);
    await typeIn(page, content, "## Why keys\n\nThey are quick.\n\n");
    await tabTo(page, button("Picture"), "Shift+Tab");
    await chooseFile(page, button("Picture"));
    await expect(content).toHaveValue(/!\[Describe the picture\]\(\/images\/\d+\.png\)$/);
    for (const name of ["Keyboards", "Pianos"]) {
      await typeIn(page, page.getByLabel("Find or add a category"), name.toLowerCase());
      await page.keyboard.press("Enter");
      await expect(page.getByRole("checkbox", { name })).toBeChecked();
    }
    await typeIn(page, page.getByLabel("Find or add a tag"), "Shortcuts");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("checkbox", { name: "Shortcuts" })).toBeChecked();
  });

  await test.step("look at the preview, and publish", async () => {
    const summary = page.locator("summary").filter({ hasText: "Preview" });
    await tabTo(page, summary, "Shift+Tab");
    await page.keyboard.press("Enter");
    await expect(page.locator(".preview-page img")).toBeVisible();
    await tabTo(page, status);
    await page.keyboard.press("P");
    await expect(status).toHaveValue("published");
    await press(page, button("Create Post"));
    await expect(toast("Post created successfully")).toBeVisible();
  });

  await test.step("find it on the blog, and change it to a draft from there", async () => {
    await press(page, link("Blog"));
    await page.waitForURL("**/blog");
    const post = page.getByRole("article").filter({ hasText: "Forty keys" });
    await press(page, post.getByRole("link").first());
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Forty keys");
    await expect(page.getByText("Related Topics:")).toBeVisible();
    expect(await whereItShows()).toEqual([200, true, true, true, 1]);
    await press(page, link("Edit"));
    await tabTo(page, content);
    await page.keyboard.press("ControlOrMeta+End");
    await page.keyboard.type("\n\nAnd quiet.");
    await tabTo(page, status);
    await page.keyboard.press("D");
    await press(page, button("Update Post"));
    await expect(toast("Post updated successfully")).toBeVisible();
    expect(await whereItShows()).toEqual([302, false, false, false, 0]);
  });

  await test.step("delete it", async () => {
    const row = page.getByRole("row").filter({ hasText: "forty-keys" });
    await press(page, row.getByRole("link", { name: "Delete" }));
    const dialog = page.getByRole("dialog");
    await press(page, dialog.getByRole("button", { name: "Delete" }));
    await expect(toast("Post deleted")).toBeVisible();
    await expect(row).toHaveCount(0);
  });

  /** The status of its page for visitors, and whether list, feed, map and API show it. */
  async function whereItShows() {
    const read = async (path: string) => (await fetch(site.url + path)).text();
    const { status: found } = await fetch(`${site.url}/blog/forty-keys`, { redirect: "manual" });
    const shown = async (path: string) => (await read(path)).includes("forty-keys");
    const { data } = await site.visitor.from("blog_posts").select("id").eq("slug", "forty-keys");
    return [
      found,
      await shown("/blog"),
      await shown("/rss.xml"),
      await shown("/sitemap.xml"),
      data?.length,
    ];
  }
});
