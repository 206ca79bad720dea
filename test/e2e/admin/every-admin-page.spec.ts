import type { Page } from "@playwright/test";
import { signedIn, test } from "../accounts/fixtures.ts";
import { expectNoBarrier } from "../barriers.ts";

const states: Record<string, (page: Page) => Promise<unknown>> = {
  "blog dashboard": (page) => page.goto("/admin/blog"),
  "post table": (page) => page.goto("/admin/blog/posts"),
  "delete dialog": async (page) => {
    await page.goto("/admin/blog/posts");
    await page.getByRole("link", { name: "Delete" }).first().click();
    await page.getByRole("dialog").waitFor();
  },
  placeholder: (page) => page.goto("/admin/blog/tags"),
  "post form with errors": async (page) => {
    await page.goto("/admin/blog/create");
    await page.getByRole("button", { name: "Create Post" }).click();
  },
  "post form with its preview": async (page) => {
    await page.goto("/admin/blog/posts");
    await page.getByRole("link", { name: "Edit" }).nth(4).click();
    await page.getByText("Preview", { exact: true }).click();
    await page.locator(".preview-page .prose").first().waitFor();
  },
  users: (page) => page.goto("/admin/dashboard?tab=users"),
};

for (const [name, open] of Object.entries(states)) {
  test(`${name}: no barrier (axe), no overflow`, async ({ page, site }) => {
    await signedIn(page, await site.createAccount("admin"));
    await open(page);
    await expectNoBarrier(page);
  });
}
