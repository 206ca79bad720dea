import { goodPassword, newEmail } from "../../accounts.ts";
import { expect, sessionCookies, signIn, test } from "./fixtures.ts";

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("24–26, 153, 155, 158–165, 173, 179: from the guarded page to an account and back, and out", async ({
      page,
      context,
      site,
    }) => {
      const email = newEmail();
      await page.goto("/admin/dashboard?tab=users");
      await expect(page).toHaveURL(/\/auth\/login\?next=/);
      await expect(page.getByRole("alertdialog")).toContainText(
        "Authentication required: Please sign in to access this page",
      );
      await page.getByRole("link", { name: "Create one" }).click();
      await page.getByLabel("First Name").fill("Ada");
      await page.getByLabel("Last Name").fill("Quill");
      await page.getByLabel("Email").fill(email);
      await page.getByLabel("Password", { exact: true }).fill(goodPassword);
      await expect(page.getByText("Password must be at least 6 characters long")).toBeVisible();
      await page.getByRole("button", { name: "Create account" }).click();

      await expect(page).toHaveURL(/\/auth\/register-success$/);
      await expect(page.getByRole("alertdialog")).toContainText(
        "Account created successfully: Please check your email to verify your account",
      );
      await expect(page.getByRole("link", { name: "Go to Login" })).toBeVisible();
      const { data } = await site.admin.from("profiles").select("first_name, last_name");
      expect(data).toContainEqual({ first_name: "Ada", last_name: "Quill" });
      expect(await sessionCookies(context)).toEqual([]);

      await signIn(page, { email, password: goodPassword });
      await expect(page.getByRole("alertdialog")).toContainText(
        "Error signing in: Email not confirmed",
      );
      await expect(page.getByLabel("Email")).toHaveValue(email);
      await expect(page.getByRole("link", { name: "Send a new confirmation link" })).toBeVisible();

      const link = await site.mailedLink(email);
      await page.goto(link);
      await page.goto(link); // as a mail scanner does: looking spends nothing
      await page.getByRole("button", { name: "Confirm" }).click();
      // The remembered page is an admin's, and this is none.
      await expect(page).toHaveURL(`${site.url}/`);
      await expect(page.getByRole("button", { name: "Sign Out" })).toBeVisible();
      await page.reload();
      await expect(page.getByRole("heading", { name: "Welcome back, Ada." })).toBeVisible();

      await page.getByRole("button", { name: "Sign Out" }).click();
      await expect(page).toHaveURL(`${site.url}/`);
      await expect(page.getByRole("button", { name: "Sign Out" })).toHaveCount(0);
      expect(await sessionCookies(context)).toEqual([]);
    });

    test("a link works once; then it says so and offers a new mail, the same to everybody", async ({
      page,
      site,
    }) => {
      const account = await site.createAccount();
      const link = await site.mailedLink(account.email);
      await page.goto(link); // used to make the account
      await page.getByRole("button", { name: "Confirm" }).click();
      await expect(page.getByRole("alertdialog")).toContainText(
        "The link can't be used: Email link is invalid or has expired",
      );
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link is used up.");
      for (const email of [newEmail(), account.email]) {
        await page.getByLabel("Email").fill(email);
        await page.getByRole("button", { name: "Send a new link" }).click();
        await expect(page.getByRole("alertdialog")).toContainText(
          "If there is an account for this address, a link is on its way",
        );
      }
    });

    test("166–168: a common password gives both toasts, with the reason", async ({ page }) => {
      await page.goto("/auth/register");
      await page.getByLabel("First Name").fill("Ada");
      await page.getByLabel("Last Name").fill("Quill");
      await page.getByLabel("Email").fill(newEmail());
      await page.getByLabel("Password", { exact: true }).fill("password");
      await page.getByRole("button", { name: "Create account" }).click();
      const toasts = page.getByRole("alertdialog");
      await expect(toasts).toHaveCount(2);
      for (const [index, title] of ["Error creating account", "Registration failed"].entries()) {
        await expect(toasts.nth(index)).toContainText(`${title}: Password is known to be weak`);
        await expect(toasts.nth(index)).toContainText(/too common/);
      }
      await expect(page.getByLabel("First Name")).toHaveValue("Ada");
    });
  });
}

test("160, 162: fields are checked on submit, then on change, and the first wrong one is focused", async ({
  page,
}) => {
  const posts: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
  await page.goto("/auth/register");
  const button = page.getByRole("button", { name: "Create account" });
  await page.getByLabel("First Name").fill("Ada");
  await page.getByLabel("Email").fill("nobody");
  await page.getByLabel("Password", { exact: true }).fill("12345");
  await expect(page.getByText("Last name is required")).toHaveCount(0);
  await button.click();
  await expect(page.getByLabel("Last Name")).toBeFocused();
  await expect(page.getByLabel("Last Name")).toHaveAccessibleDescription("Last name is required");
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription(
    "Please enter a valid email address",
  );
  await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute(
    "aria-invalid",
    "true",
  );
  await page.getByLabel("Email").fill("nobody@example.com");
  await expect(page.getByText("Please enter a valid email address")).toHaveCount(0);
  await page.getByLabel("Password", { exact: true }).fill("123456");
  await expect(page.getByLabel("Password", { exact: true })).not.toHaveAttribute("aria-invalid");
  expect(posts).toEqual([]);
});

test("162: the server checks too, and gives back everything but the password", async ({
  request,
}) => {
  const response = await request.post("/auth/register", {
    form: { firstName: "Ada <b>", lastName: " ", email: "x", password: "12345" },
  });
  expect(response.status()).toBe(400);
  const html = await response.text();
  for (const text of [
    "Last name is required",
    "Please enter a valid email address",
    'value="Ada &lt;b&gt;"',
  ]) {
    expect(html).toContain(text);
  }
  expect(html).not.toContain("12345");
});
