import { type CDPSession, chromium, type Page } from "@playwright/test";
import { readKeysFile } from "../backend/keys.ts";
import { type AccountSite, anyAddress, newEmail, startAccountSite } from "../test/accounts.ts";
import { median, round } from "../test/figures.ts";

const posts = 2_000;
const users = 5_000;
const slowdown = 4;

/**
 * How long the admin's large tables take to show what a key or a click does: interaction to next
 * paint by the Event Timing API, on a processor slowed down four times.
 */
export async function measureAdminInteractions() {
  const site = await startAccountSite();
  const account = await site.createAccount("admin");
  await fillUp(site);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"],
  });
  const page = await browser.newPage({ baseURL: site.url, viewport: { width: 1440, height: 900 } });
  await page.goto("/auth/login");
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.getByRole("button", { name: "Sign Out" }).waitFor();
  const slow = await page.context().newCDPSession(page);

  const search = page.getByLabel("Search");
  const rows = [
    await measure(page, slow, "posts: each key of a search", "/admin/blog/posts", async (next) => {
      await search.focus();
      for (const key of "post 19") await next(() => page.keyboard.press(key));
      for (const _ of "post 19") await next(() => page.keyboard.press("Backspace"));
    }),
    await measure(page, slow, "posts: status", "/admin/blog/posts", async (next) => {
      await page.getByLabel("Status").focus();
      for (const key of ["D", "P", "A"]) await next(() => page.keyboard.press(key));
    }),
    await measure(page, slow, "posts: order", "/admin/blog/posts", async (next) => {
      await page.getByLabel("Order").focus();
      for (let step = 0; step < 3; step += 1) await next(() => page.keyboard.press("ArrowDown"));
    }),
    await measure(
      page,
      slow,
      "users: each key of a search",
      "/admin/dashboard?tab=users",
      async (next) => {
        await search.focus();
        for (const key of "ada 49") await next(() => page.keyboard.press(key));
        for (const _ of "ada 49") await next(() => page.keyboard.press("Backspace"));
      },
    ),
    await measure(page, slow, "dashboard: tabs", "/admin/dashboard", async (next) => {
      const tabs = page.getByRole("navigation", { name: "Dashboard" }).getByRole("link");
      for (const tab of [1, 2, 1, 0]) await next(() => tabs.nth(tab).click());
    }),
  ];
  await browser.close();
  await site.stop();
  return rows;
}

/** Opens a page, slows it down, and notes each interaction's time until it has been painted. */
async function measure(
  page: Page,
  slow: CDPSession,
  name: string,
  path: string,
  run: (next: (act: () => Promise<void>) => Promise<void>) => Promise<void>,
) {
  await slow.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => {
    const times = new Map<number, number>();
    Object.assign(window, { interactionTimes: times });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
        const { interactionId: id, duration } = entry;
        if (id) times.set(id, Math.max(times.get(id) ?? 0, duration));
      }
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });
  await slow.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await run(async (act) => {
    await act();
    // What the interaction has set off is over when the browser has nothing left to do.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await page.waitForLoadState("networkidle");
  });
  const times = await page.evaluate(() => [
    ...(window as unknown as { interactionTimes: Map<number, number> }).interactionTimes.values(),
  ]);
  return {
    interaction: name,
    count: times.length,
    "median ms": round(median(times)),
    "longest ms": round(Math.max(...times)),
  };
}

async function fillUp({ admin, url, dataDir }: AccountSite): Promise<void> {
  const rows = Array.from({ length: posts }, (_, index) => ({
    title: `Post ${index}: what an hour of radio holds`,
    slug: `post-${index}`,
    content: "Text",
    status: index % 3 === 0 ? ("draft" as const) : ("published" as const),
    published_at: new Date(Date.now() - index * 3_600_000).toISOString(),
  }));
  for (let first = 0; first < posts; first += 500) {
    await admin
      .from("blog_posts")
      .insert(rows.slice(first, first + 500))
      .throwOnError();
  }
  const keys = await readKeysFile(dataDir);
  for (let first = 0; first < users; first += 10) {
    const some = Array.from({ length: 10 }, (_, index) => ({
      email: newEmail(),
      user_metadata: { first_name: "Ada", last_name: `Quill ${first + index}` },
    }));
    await Promise.all(some.map((user) => createUser(url, keys?.secretKey ?? "", user)));
  }
}

/** As the owner, from an address nobody has used, so that no limit holds it up. */
async function createUser(url: string, key: string, user: object): Promise<void> {
  const response = await fetch(`${url}/auth/v1/admin/users`, {
    method: "POST",
    headers: { apikey: key, Authorization: `Bearer ${key}`, "X-Forwarded-For": anyAddress() },
    body: JSON.stringify(user),
  });
  if (!response.ok) throw new Error(`No user: ${await response.text()}`);
}
