import { newEmail } from "../../accounts.ts";
import { expect, sessionCookies, signIn, test } from "./fixtures.ts";

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("151, 153, 156–157: a wrong password says so, and the form works again", async ({
      page,
      site,
    }) => {
      const account = await site.createAccount();
      await page.goto("/auth/login");
      await expect(page).toHaveTitle("Sign In | Music Director");
      await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute(
        "type",
        "password",
      );
      await signIn(page, { ...account, password: "not-the-one" });
      const toast = page.getByRole("alertdialog");
      await expect(toast).toContainText("Error signing in: Invalid login credentials");
      await expect(toast.getByRole("button", { name: "Dismiss" })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(toast).toBeHidden();
      await signIn(page, { ...account, password: "nor-this-one" });
      await expect(toast).toBeVisible();
      await expect(page.getByLabel("Email")).toHaveValue(account.email);
      await signIn(page, account);
      await expect(page.getByRole("button", { name: "Sign Out" })).toBeVisible();
      await expect(page).toHaveURL(`${site.url}/`);
    });

    test("unknown addresses and wrong passwords read the same", async ({ page }) => {
      await signIn(page, { email: newEmail(), password: "not-the-one" });
      await expect(page.getByRole("alertdialog")).toContainText(
        "Error signing in: Invalid login credentials",
      );
    });

    test("after too many wrong passwords it says when to come back", async ({ page }) => {
      const email = newEmail();
      for (let attempt = 0; attempt < 6; attempt += 1) {
        await signIn(page, { email, password: `wrong-${attempt}` });
        await expect(page.getByRole("alertdialog")).toBeVisible();
        await page.getByRole("button", { name: "Dismiss" }).click();
      }
      await signIn(page, { email, password: "wrong-6" });
      await expect(page.getByRole("alertdialog")).toContainText(
        /Error signing in: Too many attempts; try again in \d+ seconds/,
      );
    });
  });
}

test("152, 154: nothing is sent before the fields are right; then the button is busy", async ({
  page,
}) => {
  let posts = 0;
  await page.route("**/auth/login*", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    posts += 1;
    await new Promise((resolve) => setTimeout(resolve, 500));
    return route.continue();
  });
  await page.goto("/auth/login");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByLabel("Email")).toBeFocused();
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription("Email is required");
  await page.getByLabel("Email").fill("nobody");
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription(
    "Please enter a valid email address",
  );
  expect(posts).toBe(0);
  await page.getByLabel("Email").fill(newEmail());
  await page.getByLabel("Password", { exact: true }).fill("whatever");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Sign In" }).click();
  const busy = page.getByRole("button", { name: "Signing in..." });
  await expect(busy).toBeDisabled();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expect(page.getByRole("button", { name: "Sign In" })).toBeEnabled();
  expect(posts).toBe(1);
});

test("429 keeps its status and Retry-After, and no answer echoes the password", async ({
  request,
}) => {
  const form = { email: newEmail(), password: "very-secret-word" };
  const answers = [];
  for (let attempt = 0; attempt < 7; attempt += 1) {
    answers.push(await request.post("/auth/login", { form }));
  }
  expect(answers[0]!.status()).toBe(400);
  expect(await answers[0]!.text()).not.toContain("very-secret-word");
  expect(answers.at(-1)!.status()).toBe(429);
  expect(Number(answers.at(-1)!.headers()["retry-after"])).toBeGreaterThan(0);
});

for (const next of [
  "//evil.example",
  "/\\evil.example",
  "/%09/evil.example",
  "%09//evil.example",
  "https://evil.example/",
  "https:evil.example",
  "javascript:alert(1)",
  "/.//evil.example",
  "/x%0D%0ASet-Cookie:%20a=b",
]) {
  test(`26: the remembered page ${next} leads nowhere else`, async ({ request, site }) => {
    const account = await site.createAccount();
    const response = await request.post(`/auth/login?next=${next}`, {
      form: { email: account.email, password: account.password },
      maxRedirects: 0,
    });
    expect(response.status()).toBe(302);
    const target = new URL(response.headers().location ?? "", site.url);
    expect(target.origin).toBe(site.url);
    expect(response.headersArray().filter(({ value }) => value.startsWith("a=b"))).toEqual([]);
  });
}

test("the session is in cookies no script can read, and its answers are kept by nobody", async ({
  page,
  context,
  site,
}) => {
  const account = await site.createAccount();
  await page.goto("/auth/login?next=/blog%3Fcategory=clocks");
  const [response] = await Promise.all([
    page.waitForResponse((answer) => answer.request().method() === "POST"),
    signIn(page, account),
  ]);
  const headers = await response.allHeaders();
  expect(headers["cache-control"]).toContain("no-store");
  expect(headers["clear-site-data"]).toBe('"cache", "prefetchCache"');
  await expect(page).toHaveURL(/\/blog\?category=clocks$/);
  const cookies = await sessionCookies(context);
  expect(cookies.length).toBeGreaterThan(0);
  for (const cookie of cookies) {
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax", secure: false, path: "/" });
  }
  expect(await page.evaluate(() => document.cookie)).toBe("");
  const reloaded = await page.reload();
  expect(reloaded?.headers()["cache-control"]).toBe("private, no-store");
  await page.goto("/auth/login");
  await expect(page).toHaveURL(`${site.url}/`);
});
