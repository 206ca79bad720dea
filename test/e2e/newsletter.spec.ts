import type { Page } from "@playwright/test";
import { newsletterConsent } from "../../supabase/functions/_shared/newsletter-consent.ts";
import { type AccountSite, anyAddress, newEmail } from "../accounts.ts";
import { expect, test } from "./accounts/fixtures.ts";
import { expectNoBarrier } from "./barriers.ts";

const post = "/blog/24-songs-once-an-hour";

async function subscribe(page: Page, email: string): Promise<void> {
  await page.getByRole("textbox", { name: newsletterConsent }).fill(email);
  await page.getByRole("button", { name: "Subscribe" }).click();
}

/** The links in the newest mail to an address. */
async function linksTo(site: AccountSite, email: string) {
  const { data } = await site.admin
    .from("mail_outbox")
    .select("text_body, headers")
    .eq("recipient", email)
    .order("created_at");
  const text = data?.at(-1)?.text_body ?? "";
  const link = (path: string) => new RegExp(`http\\S+/newsletter/${path}\\?\\S+`).exec(text)?.[0];
  return {
    count: data?.length,
    confirm: link("confirm") ?? "",
    unsubscribe: link("unsubscribe") ?? "",
    headers: data?.at(-1)?.headers,
  };
}

async function read(site: AccountSite, email: string) {
  const found = await site.admin.from("newsletter_subscribers").select().eq("email", email);
  return found.data?.[0];
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("somebody signs up below a post, confirms, leaves, and comes back", async ({
      page,
      site,
    }) => {
      const email = newEmail();
      const heading = page.getByRole("heading", { level: 1 });
      await page.goto(post);
      await subscribe(page, email);
      await expect(heading).toHaveText("Look into your mailbox.");
      const back = page.getByRole("link", { name: "Back to where you were" });
      await expect(back).toHaveAttribute("href", post);
      const first = await linksTo(site, email);
      expect(await read(site, email)).toMatchObject({ consent_text: newsletterConsent });

      await page.goto(first.confirm);
      await page.goto(first.confirm);
      expect((await read(site, email))?.confirmed_at).toBeNull();
      for (let press = 0; press < 2; press += 1) {
        await page.goto(first.confirm);
        await page.getByRole("button", { name: "Confirm subscription" }).click();
        await expect(heading).toHaveText("You're on the list.");
      }
      expect((await read(site, email))?.confirmed_at).not.toBeNull();

      await page.goto("/about");
      await subscribe(page, email.toUpperCase());
      await expect(heading).toHaveText("Look into your mailbox.");
      expect((await linksTo(site, email)).count).toBe(1);

      await page.goto(first.unsubscribe);
      expect((await read(site, email))?.unsubscribed_at).toBeNull();
      await page.getByRole("button", { name: "Unsubscribe" }).click();
      await expect(heading).toHaveText("You're off the list.");
      expect((await read(site, email))?.unsubscribed_at).not.toBeNull();

      const earlier = { opt_in_mailed_at: new Date(Date.now() - 2 * 3_600_000).toISOString() };
      await site.admin.from("newsletter_subscribers").update(earlier).eq("email", email);
      await page.goto(first.confirm);
      await page.getByRole("button", { name: "Confirm subscription" }).click();
      await expect(heading).toHaveText("This link is off the air.");
      await subscribe(page, email);
      await expect(heading).toHaveText("Look into your mailbox.");
      const second = await linksTo(site, email);
      expect(second.count).toBe(2);
      await page.goto(second.confirm);
      await page.getByRole("button", { name: "Confirm subscription" }).click();
      await expect(heading).toHaveText("You're on the list.");
      expect((await read(site, email))?.unsubscribed_at).toBeNull();
    });
  });
}

test("mail programs unsubscribe with one click, and only with the right token", async ({
  page,
  site,
}) => {
  const email = newEmail();
  await page.goto("/");
  await subscribe(page, email);
  await page.getByRole("heading", { name: "Look into your mailbox." }).waitFor();
  const { unsubscribe, headers } = await linksTo(site, email);
  expect(headers).toMatchObject({
    "List-Unsubscribe": `<${unsubscribe}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
  const oneClick = (url: string) =>
    fetch(url, {
      method: "POST",
      redirect: "manual",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: "List-Unsubscribe=One-Click",
    });
  for (const wrong of [unsubscribe.replace(/token=.{8}/, "token=00000000"), `${unsubscribe}0`]) {
    expect((await oneClick(wrong)).status).toBe(404);
  }
  expect((await read(site, email))?.unsubscribed_at).toBeNull();
  for (let click = 0; click < 2; click += 1) expect((await oneClick(unsubscribe)).status).toBe(200);
  expect((await read(site, email))?.unsubscribed_at).not.toBeNull();
});

test("what is wrong is said, and nothing comes of it", async ({ page, request, site }) => {
  await page.goto("/newsletter");
  const field = page.getByRole("textbox", { name: newsletterConsent });
  await field.fill("nobody@nowhere");
  await page.getByRole("button", { name: "Subscribe" }).click();
  await expect(field).toHaveValue("nobody@nowhere");
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription("Please enter a valid email address");

  const trapped = newEmail();
  await page.locator('input[name="frequency"]').evaluate((trap: HTMLInputElement) => {
    trap.value = "91.5";
  });
  await subscribe(page, trapped);
  await expect(page).toHaveURL(/\/newsletter\/sent\?page=%2Fnewsletter$/);
  expect(await read(site, trapped)).toBeUndefined();

  const send = (form: Record<string, string>, headers = {}) =>
    request.post("/newsletter", { form, maxRedirects: 0, headers });
  const stranger = newEmail();
  const foreign = await send({ email: stranger }, { Origin: "https://evil.example" });
  expect(foreign.status()).toBe(400);
  for (const hostile of ["a@b.example\r\nBcc: c@d.example", "a@b.example,c@d.example", ""]) {
    expect((await send({ email: hostile })).status()).toBe(400);
  }
  expect(await read(site, stranger)).toBeUndefined();
  const away = await send({ email: stranger, page: "https://evil.example/" });
  expect(away.status()).toBe(303);
  expect(away.headers().location).toBe("/newsletter/sent?page=%2F");
});

test("who asks too often is told when to come back", async ({ request }) => {
  const headers = { "X-Forwarded-For": anyAddress() };
  const send = () => {
    return request.post("/newsletter", { form: { email: newEmail() }, maxRedirects: 0, headers });
  };
  for (let round = 0; round < 10; round += 1) expect((await send()).status()).toBe(303);
  const refused = await send();
  expect(refused.status()).toBe(429);
  expect(await refused.text()).toMatch(/Please try again in (59|60) minutes/);
});

test("the pages are in no index, and no token leaves them or comes into the log", async ({
  page,
  request,
  site,
}) => {
  const email = newEmail();
  await page.goto("/");
  await subscribe(page, email);
  await page.getByRole("heading", { name: "Look into your mailbox." }).waitFor();
  const { confirm, unsubscribe } = await linksTo(site, email);
  for (const url of [confirm, unsubscribe, `${site.url}/newsletter`]) {
    const answer = await request.get(url);
    const html = await answer.text();
    expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>');
    expect(html).not.toContain("<script src");
    expect(answer.headers()["referrer-policy"]).toBe("strict-origin-when-cross-origin");
    const token = new URL(url).searchParams.get("token") ?? "no token";
    expect(/rel="canonical" href="([^"]*)"/.exec(html)?.[1]).not.toContain(token);
    const logged = site.output().split("\n");
    const isPrintedMail = (line: string) => line.includes("│ →");
    expect(logged.filter((line) => line.includes(token) && !isPrintedMail(line))).toEqual([]);
  }
});

const states: Record<string, (page: Page, site: AccountSite) => Promise<unknown>> = {
  "sign-up with an error": async (page) => {
    await page.goto("/newsletter");
    await subscribe(page, "nobody@nowhere");
  },
  sent: (page) => page.goto(`/newsletter/sent?page=${post}`),
  "confirm, expired": (page) => page.goto("/newsletter/confirm?token=x"),
  confirm: (page) => page.goto(`/newsletter/confirm?token=${"x".repeat(43)}`),
  unsubscribe: (page) => page.goto(`/newsletter/unsubscribe?token=${crypto.randomUUID()}`),
  "unsubscribe, unknown": (page) => page.goto("/newsletter/unsubscribe?token=x"),
  confirmed: async (page, site) => {
    const email = newEmail();
    await page.goto("/newsletter");
    await subscribe(page, email);
    await page.getByRole("heading", { name: "Look into your mailbox." }).waitFor();
    await page.goto((await linksTo(site, email)).confirm);
    await page.getByRole("button", { name: "Confirm subscription" }).click();
  },
};

test("no barrier (axe), no overflow in any state", async ({ page, site }) => {
  for (const open of Object.values(states)) {
    await open(page, site);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await expectNoBarrier(page, { audited: [1440] });
  }
});
