import type { BrowserContext, Page } from "@playwright/test";
import { type Account, type AccountSite, anyAddress, startAccountSite } from "../../accounts.ts";
import { test as base } from "../fixtures.ts";

/** A site of the worker's own, since these tests write; each test comes from its own address. */
export const test = base.extend<object, { site: AccountSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const site = await startAccountSite();
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  extraHTTPHeaders: async ({}, use) => use({ "X-Forwarded-For": anyAddress() }),
});

export { expect } from "@playwright/test";

/** Fills in the sign-in form, on whichever page it stands, and sends it. */
export async function signIn(page: Page, { email, password }: Omit<Account, "id">): Promise<void> {
  if (!page.url().includes("/auth/login")) await page.goto("/auth/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

/** Signs in and waits until it is done. */
export async function signedIn(page: Page, account: Account): Promise<void> {
  await signIn(page, account);
  await page.getByRole("button", { name: "Sign Out" }).waitFor();
}

type Stored = { access_token: string; refresh_token: string; expires_at: number };
const prefix = "base64-";

/** The session in the browser's cookies. */
export async function readSession(context: BrowserContext): Promise<Stored> {
  const chunks = (await sessionCookies(context)).map(({ value }) => value).join("");
  return JSON.parse(Buffer.from(chunks.slice(prefix.length), "base64url").toString());
}

/** Has the browser believe that its access token ends at another time, in seconds from now. */
export async function setExpiry(context: BrowserContext, seconds: number): Promise<void> {
  const [cookie] = await sessionCookies(context);
  const session = await readSession(context);
  const changed = { ...session, expires_at: Math.floor(Date.now() / 1000) + seconds };
  const value = prefix + Buffer.from(JSON.stringify(changed)).toString("base64url");
  await context.addCookies([{ ...cookie!, value }]);
}

export async function sessionCookies(context: BrowserContext) {
  const cookies = await context.cookies();
  return cookies
    .filter(({ name }) => name.startsWith("sb-"))
    .sort((a, b) => a.name.localeCompare(b.name));
}
