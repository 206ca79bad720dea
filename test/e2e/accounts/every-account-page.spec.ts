import type { Page } from "@playwright/test";
import type { AccountSite } from "../../accounts.ts";
import { expectNoBarrier } from "../barriers.ts";
import { signedIn, test } from "./fixtures.ts";

type State = { name: string; open: (page: Page, site: AccountSite) => Promise<unknown> };

const wrong = async (page: Page, path: string, button: string) => {
  await page.goto(path);
  await page.getByRole("button", { name: button }).click();
};

const states: State[] = [
  { name: "sign-in after a guard", open: (page) => page.goto("/admin/dashboard") },
  { name: "sign-in with errors", open: (page) => wrong(page, "/auth/login", "Sign In") },
  { name: "registration", open: (page) => page.goto("/auth/register") },
  {
    name: "registration with errors",
    open: (page) => wrong(page, "/auth/register", "Create account"),
  },
  { name: "registered", open: (page) => page.goto("/auth/register-success") },
  { name: "confirmation", open: (page) => page.goto("/auth/confirm?token_hash=a&type=email") },
  {
    name: "confirmation with a spent link",
    open: async (page) => {
      await wrong(page, "/auth/confirm?token_hash=a&type=email", "Confirm");
      await page.getByRole("alertdialog").waitFor();
    },
  },
  { name: "forgotten password", open: (page) => page.goto("/auth/forgot-password") },
];

const adminPages = [
  "/auth/reset-password",
  "/admin/dashboard",
  "/admin/dashboard?tab=users",
  "/admin/dashboard?tab=content",
  "/",
  "/blog",
];

for (const { name, open } of states) {
  test(`${name}: no barrier (axe), no overflow`, async ({ page, site }) => {
    await open(page, site);
    await expectNoBarrier(page);
  });
}

for (const path of adminPages) {
  test(`${path} for an admin: no barrier (axe), no overflow`, async ({ page, site }) => {
    await signedIn(page, await site.createAccount("admin"));
    await page.goto(path);
    await expectNoBarrier(page);
  });
}
