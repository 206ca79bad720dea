import { expect, signedIn, test } from "../accounts/fixtures.ts";

const id = "00000000-0000-4000-8000-000000000000";
const pages = [
  "/admin/blog",
  "/admin/blog/",
  "/admin/blog/posts",
  "/admin/blog/create",
  `/admin/blog/edit/${id}`,
  "/admin/blog/categories",
  "/admin/blog/tags",
  "/admin/blog/xyz",
];

for (const path of pages) {
  test(`24–28: ${path} is for admins only`, async ({ page, request, site }) => {
    await page.goto(path);
    await expect(page).toHaveURL(/\/auth\/login\?next=%2Fadmin%2Fblog/);
    await expect(page.getByRole("alertdialog")).toContainText(
      "Authentication required: Please sign in to access this page",
    );
    await signedIn(page, await site.createAccount());
    await page.goto(path);
    await expect(page).toHaveURL(`${site.url}/`);
    await expect(page.getByRole("alertdialog")).toContainText(
      "Access denied: You don't have permission to view this page",
    );
    const data = await request.get(`${path.replace(/\/$/, "")}.data`, { maxRedirects: 0 });
    expect(await data.text()).toContain("/auth/login");
    const posted = await request.post(path, { maxRedirects: 0, multipart: { id, title: "x" } });
    expect([302, 401]).toContain(posted.status());
  });
}

test("255: somebody without the role saves and deletes nothing", async ({ page, site }) => {
  await signedIn(page, await site.createAccount());
  const row = { title: "Mine", slug: "not-yours", content: "Text" };
  const { data } = await site.admin.from("blog_posts").insert(row).select().single();
  for (const path of ["/admin/blog/posts", "/admin/blog/create", `/admin/blog/edit/${data!.id}`]) {
    for (const suffix of ["", ".data"]) {
      await page.request.post(path + suffix, {
        maxRedirects: 0,
        headers: { Origin: site.url },
        multipart: { ...row, id: data!.id, slug: "stolen", status: "draft", content: "Stolen" },
      });
    }
  }
  const { data: kept } = await site.admin.from("blog_posts").select().eq("id", data!.id).single();
  expect(kept).toEqual(data);
  const { data: stolen } = await site.admin.from("blog_posts").select().eq("slug", "stolen");
  expect(stolen).toEqual([]);
});
