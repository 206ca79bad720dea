import sharp from "sharp";
import { expect, signedIn, test } from "../accounts/fixtures.ts";

const png = () =>
  sharp({ create: { width: 320, height: 180, channels: 3, background: "#c8321a" } })
    .png()
    .toBuffer();

test("246–251: a picture is uploaded, shown, kept, replaced by nothing wrong, and removed", async ({
  page,
  site,
}) => {
  await signedIn(page, await site.createAccount("admin"));
  await page.goto("/admin/blog/create");
  await page.getByLabel("Title", { exact: true }).fill("With a cover");
  await page.getByLabel("Content", { exact: true }).fill("Text");
  const choose = page.getByLabel("Choose an image");
  const toast = page.getByRole("alertdialog");
  const field = page.locator('input[name="featuredImage"]');
  await choose.setInputFiles({ name: "a.txt", mimeType: "text/plain", buffer: Buffer.from("x") });
  await expect(toast).toContainText("Invalid file type: Please upload an image file");
  const buffer = Buffer.alloc(5 * 1024 * 1024 + 1);
  await choose.setInputFiles({ name: "a.png", mimeType: "image/png", buffer });
  await expect(toast).toContainText("File too large: Maximum file size is 5MB");
  await choose.setInputFiles({ name: "A.PNG", mimeType: "image/png", buffer: await png() });
  await expect(toast).toContainText("Upload successful: The image has been uploaded successfully");
  await expect(field).toHaveValue(/^\d{13}\.png$/);
  const name = await field.inputValue();
  const broken = { name: "b.png", mimeType: "image/png", buffer: Buffer.from("not a picture") };
  await choose.setInputFiles(broken);
  await expect(toast).toContainText("Upload failed");
  await expect(field).toHaveValue(name);
  await expect(page.locator(".image-preview")).toHaveAttribute("src", `/images/${name}`);

  await page.getByRole("button", { name: "Create Post" }).click();
  await expect(toast).toContainText("Post created successfully");
  const { data } = await site.admin.from("blog_posts").select().eq("slug", "with-a-cover").single();
  expect(data?.featured_image).toBe(name);
  await page.goto(`/admin/blog/edit/${data?.id}`);
  await page.getByRole("button", { name: "Remove the image" }).click();
  await page.getByRole("button", { name: "Update Post" }).click();
  await expect(toast).toContainText("Post updated successfully");
  const after = await site.admin.from("blog_posts").select().eq("slug", "with-a-cover").single();
  expect(after.data?.featured_image).toBeNull();
});

test("a picture pasted into the text stands there; without script one is sent along", async ({
  page,
  browser,
  site,
}) => {
  const account = await site.createAccount("admin");
  await signedIn(page, account);
  await page.goto("/admin/blog/create");
  const content = page.getByLabel("Content", { exact: true });
  await content.evaluate(
    (area, bytes) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(bytes)], "p.png", { type: "image/png" }));
      area.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true }));
    },
    [...(await png())],
  );
  await expect(content).toHaveValue(/^!\[Describe the picture\]\(\/images\/\d+\.png\)$/);

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const plain = await context.newPage();
  await signedIn(plain, account);
  await plain.goto("/admin/blog/create");
  await plain.getByLabel("Title", { exact: true }).fill("Plain cover");
  await plain.getByLabel("Slug", { exact: true }).fill("plain-cover");
  await plain.getByLabel("Content", { exact: true }).fill("Text");
  const file = { name: "c.png", mimeType: "image/png", buffer: await png() };
  await plain.getByLabel("Choose an image").setInputFiles(file);
  await plain.getByRole("button", { name: "Create Post" }).click();
  await expect(plain.getByRole("alertdialog")).toContainText("Post created successfully");
  const { data } = await site.admin.from("blog_posts").select().eq("slug", "plain-cover").single();
  expect(data?.featured_image).toMatch(/^\d+\.png$/);
  await context.close();
});

test("nobody but an admin uploads", async ({ page, request, site }) => {
  const headers = { Origin: site.url, "Content-Type": "image/png" };
  const options = { data: await png(), maxRedirects: 0, headers };
  expect((await request.post("/admin/images?name=a.png", options)).status()).toBe(401);
  await signedIn(page, await site.createAccount());
  expect((await page.request.post("/admin/images?name=a.png", options)).status()).toBe(302);
});
