import { anyAddress } from "../../accounts.ts";
import { expect, readSession, sessionCookies, setExpiry, signedIn, test } from "./fixtures.ts";

test("180: a page left open refreshes the session when 90 seconds are left", async ({
  page,
  context,
  site,
}) => {
  await page.clock.install();
  await signedIn(page, await site.createAccount());
  const before = await readSession(context);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.clock.runFor(60_000);
  expect(asked).not.toContain("/auth/keep-alive");

  await setExpiry(context, 80);
  const answer = page.waitForResponse(/\/auth\/keep-alive/);
  await page.clock.runFor((3600 - 80) * 1000);
  expect((await answer).status()).toBe(200);
  const after = await readSession(context);
  expect(after.refresh_token).not.toBe(before.refresh_token);
  expect(after.expires_at - Date.now() / 1000).toBeGreaterThan(3500);
});

test("180: pages refresh it on their way, redirects and data requests included", async ({
  page,
  context,
  site,
}) => {
  await signedIn(page, await site.createAccount());
  for (const path of ["/services", "/admin/dashboard", "/admin/dashboard.data"]) {
    await setExpiry(context, 80);
    const { refresh_token } = await readSession(context);
    const answer = await context.request.get(path, { maxRedirects: 0 });
    expect((await readSession(context)).refresh_token, path).not.toBe(refresh_token);
    expect(answer.headers()["cache-control"]).toContain("no-store");
  }
});

test("a laptop that wakes up after a night is still signed in", async ({ page, context, site }) => {
  const admin = await site.createAccount("admin");
  await signedIn(page, admin);
  await page.goto("/admin/dashboard");
  await setExpiry(context, -8 * 3600);
  await page.getByRole("link", { name: "Users" }).click();
  await expect(page.getByText(admin.email)).toBeVisible();
});

test("where the session has ended meanwhile, the next step is the sign-in that says so", async ({
  page,
  context,
  site,
}) => {
  await signedIn(page, await site.createAccount("admin"));
  await page.goto("/admin/dashboard");
  const { access_token } = await readSession(context);
  await site.admin.auth.admin.signOut(access_token, "global");
  await setExpiry(context, -8 * 3600);
  await page.getByRole("link", { name: "Content", exact: true }).click();
  await expect(page).toHaveURL(/\/auth\/login\?next=/);
  await expect(page.getByRole("alertdialog")).toContainText("Authentication required");
  expect(await sessionCookies(context)).toEqual([]);
});

for (const value of [
  "garbage",
  "base64-!!!",
  "base64-bm90IGpzb24",
  "base64-e30",
  "base64-bnVsbA",
]) {
  test(`a broken cookie (${value}) is nobody's session and goes away`, async ({
    page,
    context,
    site,
  }) => {
    await context.addCookies([{ name: "sb-session", value, url: site.url }]);
    const response = await page.goto("/");
    expect(response?.status()).toBe(200);
    await expect(page.getByRole("link", { name: "Sign In" }).first()).toBeVisible();
    expect(await sessionCookies(context)).toEqual([]);
  });
}

test("visitors without a session cause no call and get pages that may be kept", async ({
  request,
}) => {
  const response = await request.get("/services");
  expect(response.headers()["set-cookie"]).toBeUndefined();
  expect(response.headers()["cache-control"]).toBe("no-cache");
  expect(response.headers()["content-security-policy"]).toContain("script-src 'none'");
});

test("parallel requests of one browser share a refresh", async ({ page, context, site }) => {
  await signedIn(page, await site.createAccount());
  await setExpiry(context, 10);
  const pages = await Promise.all(
    ["/", "/services", "/blog", "/about"].map((path) => context.request.get(path)),
  );
  for (const answer of pages) expect(await answer.text()).toContain("Sign Out");
  await page.reload();
  await expect(page.getByRole("button", { name: "Sign Out" })).toBeVisible();
});

for (const path of [
  "/auth/login",
  "/auth/register",
  "/auth/confirm",
  "/auth/forgot-password",
  "/auth/reset-password",
  "/auth/sign-out",
  "/auth/keep-alive",
  "/auth/login.data",
]) {
  test(`${path} takes nothing that another site posts`, async ({ request, site }) => {
    const headers = { "X-Forwarded-For": anyAddress() };
    for (const Origin of ["https://evil.example", "null", site.url.replace("http", "https")]) {
      const answer = await request.post(path, {
        headers: { ...headers, Origin },
        form: { a: "b" },
      });
      expect([400, 403], Origin).toContain(answer.status());
      expect(answer.headers()["set-cookie"]).toBeUndefined();
    }
    const answer = await request.post(path, {
      headers: { ...headers, Host: "evil.example", Origin: "http://evil.example" },
      form: { a: "b" },
      maxRedirects: 0,
    });
    expect(answer.status()).toBe(403);
  });
}
