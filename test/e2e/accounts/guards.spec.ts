import { expect, readSession, signedIn, signIn, test } from "./fixtures.ts";

const adminPages = [
  "/admin/dashboard",
  "/admin/dashboard?tab=users",
  "/admin/dashboard?tab=content",
];

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("24–26, 29, 37: an admin comes back to the page that asked for the sign-in", async ({
      page,
      site,
    }) => {
      const admin = await site.createAccount("admin");
      await page.goto("/admin/dashboard?tab=users");
      await expect(page).toHaveURL(/\/auth\/login/);
      await signIn(page, admin);
      await expect(page).toHaveURL(`${site.url}/admin/dashboard?tab=users`);
      await page.reload();
      await expect(page.getByRole("row").filter({ hasText: admin.email })).toContainText("admin");
      await expect(page.getByText("(email hidden)").first()).toBeVisible();
      await expect(page.getByRole("banner")).not.toContainText("Schedule Consult");
      await expect(
        page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Admin" }),
      ).toHaveAttribute("href", "/admin/dashboard");
    });

    test("27–28, 35–38: somebody without the role is sent home and told why", async ({
      page,
      site,
    }) => {
      await signedIn(page, await site.createAccount());
      await page.goto("/admin/dashboard");
      await expect(page).toHaveURL(`${site.url}/`);
      await expect(page.getByRole("alertdialog")).toContainText(
        "Access denied: You don't have permission to view this page",
      );
      const header = page.getByRole("banner");
      for (const text of ["Admin", "Sign In", "Schedule Consult"]) {
        await expect(header.getByText(text, { exact: true })).toHaveCount(0);
      }
    });
  });
}

for (const path of adminPages) {
  for (const suffix of ["", ".data"]) {
    const address = path.replace(/(\?|$)/, `${suffix}$1`);
    for (const method of ["GET", "POST"] as const) {
      test(`24, 255: ${method} ${address} is for admins only`, async ({ request, site }) => {
        const options = { method, maxRedirects: 0, headers: { Origin: site.url } };
        const response = await request.fetch(address, options);
        const body = await response.text();
        expect([302, 202]).toContain(response.status());
        expect(body).not.toContain("email hidden");
        expect((response.headers().location ?? "") + body).toContain("/auth/login");
      });
    }
  }
}

test("a role takes effect with the next page, both ways", async ({ page, site }) => {
  const account = await site.createAccount();
  await signedIn(page, account);
  await expect(page.getByRole("banner").getByRole("link", { name: "Admin" })).toHaveCount(0);
  await site.setRole(account.id, "admin");
  await page.goto("/admin/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dashboard");
  await site.setRole(account.id, "user");
  // Navigation in the browser comes by the guard too.
  await page.getByRole("link", { name: "Users" }).click();
  await expect(page).toHaveURL(`${site.url}/`);
  await expect(page.getByRole("alertdialog")).toContainText("Access denied");
});

test("signing out in one tab signs the other out at its next step", async ({
  page,
  context,
  site,
}) => {
  await signedIn(page, await site.createAccount("admin"));
  await page.goto("/admin/dashboard");
  const other = await context.newPage();
  await other.goto("/");
  await other.getByRole("button", { name: "Sign Out" }).click();
  await expect(other.getByRole("link", { name: "Sign In" }).first()).toBeVisible();
  await page.getByRole("link", { name: "Users" }).click();
  await expect(page).toHaveURL(/\/auth\/login\?next=%2Fadmin%2Fdashboard%3Ftab%3Dusers/);
  await expect(page.getByRole("alertdialog")).toContainText(
    "Authentication required: Please sign in to access this page",
  );
});

test("after a sign-out the tokens are worth nothing", async ({ page, context, site }) => {
  await signedIn(page, await site.createAccount());
  const { access_token, refresh_token } = await readSession(context);
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page.getByRole("link", { name: "Sign In" }).first()).toBeVisible();
  const value = `base64-${Buffer.from(
    JSON.stringify({ access_token, refresh_token, expires_at: 4e9, token_type: "bearer" }),
  ).toString("base64url")}`;
  await context.addCookies([{ name: "sb-session", value, url: site.url }]);
  await page.reload();
  await expect(page.getByRole("button", { name: "Sign Out" })).toHaveCount(0);
  expect(await context.cookies()).toEqual([]);
});
