import { anyAddress, newEmail } from "../../accounts.ts";
import { expect, signedIn, signIn, test } from "./fixtures.ts";

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("a forgotten password is replaced, which ends the other browser's session", async ({
      page,
      browser,
      site,
    }) => {
      const account = await site.createAccount();
      const elsewhere = await browser.newContext({
        baseURL: site.url,
        extraHTTPHeaders: { "X-Forwarded-For": anyAddress() },
      });
      const other = await elsewhere.newPage();
      await signedIn(other, account);

      await page.goto("/auth/login");
      await page.getByRole("link", { name: "Forgot your password?" }).click();
      await page.getByLabel("Email").fill(account.email);
      await page.getByRole("button", { name: "Send the link" }).click();
      await expect(page.getByRole("alertdialog")).toContainText("a link is on its way");
      await page.goto(await site.mailedLink(account.email));
      await page.getByRole("button", { name: "Continue" }).click();
      await expect(page).toHaveURL(/\/auth\/reset-password$/);

      const password = page.getByLabel("New password");
      await password.fill("password");
      await page.getByRole("button", { name: "Save password" }).click();
      await expect(page.getByRole("alertdialog")).toContainText(
        "The password was not changed: Password is known to be weak",
      );
      await password.fill("rainy-harbor-77");
      await page.getByRole("button", { name: "Save password" }).click();
      await expect(page).toHaveURL(`${site.url}/`);
      await expect(page.getByRole("alertdialog")).toContainText("Your password is changed");
      await expect(page.getByRole("button", { name: "Sign Out" })).toBeVisible();

      await other.goto("/blog");
      await expect(other.getByRole("button", { name: "Sign Out" })).toHaveCount(0);
      await signIn(other, account);
      await expect(other.getByRole("alertdialog")).toContainText("Invalid login credentials");
      await signIn(other, { ...account, password: "rainy-harbor-77" });
      await expect(other.getByRole("button", { name: "Sign Out" })).toBeVisible();
      await elsewhere.close();
    });
  });
}

test("known and unknown addresses get the same answer", async ({ page, site }) => {
  const { email } = await site.createAccount();
  const mailsBefore = await site.countMails(email);
  const answers = [];
  for (const address of [email, newEmail()]) {
    await page.goto("/auth/forgot-password");
    await page.getByLabel("Email").fill(address);
    await page.getByRole("button", { name: "Send the link" }).click();
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await expect(page.getByRole("button", { name: "Send the link" })).toBeEnabled();
    answers.push(await page.locator("main").innerText());
  }
  expect(answers[0]).toBe(answers[1]);
  await expect.poll(() => site.countMails(email)).toBe(mailsBefore + 1);
});

test("a spent link to a new password leads to where one asks for another", async ({ page }) => {
  await page.goto(`/auth/confirm?token_hash=${"0".repeat(56)}&type=recovery`);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(/\/auth\/forgot-password$/);
  await expect(page.getByRole("alertdialog")).toContainText("This page needs a fresh link");
  await page.goto("/auth/reset-password");
  await expect(page).toHaveURL(/\/auth\/forgot-password$/);
});
