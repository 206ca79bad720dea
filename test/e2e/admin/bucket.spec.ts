import { expect, signedIn, test } from "../accounts/fixtures.ts";

test("206–207: the bucket of the images is made again where an admin finds it missing", async ({
  page,
  site,
}) => {
  await signedIn(page, await site.createAccount("admin"));
  const { storage } = site.admin;
  expect((await storage.emptyBucket("blog_images")).error).toBeNull();
  expect((await storage.deleteBucket("blog_images")).error).toBeNull();
  for (let visit = 0; visit < 2; visit += 1) {
    await page.goto("/admin/dashboard");
    const { data } = await storage.listBuckets();
    expect(data?.map(({ name }) => name)).toEqual(["blog_images"]);
  }
});
