import { startAccountSite } from "../../accounts.ts";
import { startTlsProxy } from "../../tls-proxy.ts";
import { expect, sessionCookies, signedIn, test } from "./fixtures.ts";

test("signing in and out works through a proxy that ends TLS, with secure cookies", async ({
  browser,
}) => {
  let port = 0;
  const proxy = await startTlsProxy(() => port);
  const site = await startAccountSite({ SITE_URL: proxy.url });
  port = Number(new URL(site.url).port);
  const account = await site.createAccount();
  const context = await browser.newContext({ baseURL: proxy.url, ignoreHTTPSErrors: true });
  const page = await context.newPage();
  await signedIn(page, account);
  await expect(page).toHaveURL(`${proxy.url}/`);
  for (const cookie of await sessionCookies(context)) {
    expect(cookie).toMatchObject({ secure: true, httpOnly: true, sameSite: "Lax" });
  }
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page.getByRole("link", { name: "Sign In" }).first()).toBeVisible();
  const foreign = await context.request.post("/auth/sign-out", {
    headers: { Origin: proxy.url.replace("https", "http") },
  });
  expect(foreign.status()).toBe(403);
  await context.close();
  await site.stop();
  proxy.close();
});

for (const javaScriptEnabled of [true, false]) {
  test(`signing in works on 127.0.0.1 as on localhost, ${javaScriptEnabled ? "with" : "without"} JavaScript`, async ({
    browser,
    site,
  }) => {
    const baseURL = site.url.replace("localhost", "127.0.0.1");
    const context = await browser.newContext({ baseURL, javaScriptEnabled });
    const page = await context.newPage();
    await signedIn(page, await site.createAccount());
    await expect(page).toHaveURL(`${baseURL}/`);
    await page.getByRole("button", { name: "Sign Out" }).click();
    await expect(page.getByRole("link", { name: "Sign In" }).first()).toBeVisible();
    await context.close();
  });
}
