import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { BrowserContext, Page } from "@playwright/test";
import Parser from "rss-parser";
import { type AccountSite, newEmail, startAccountSite } from "../../accounts.ts";
import { armed, scriptAttacks } from "../../fixtures/hostile/scripts.ts";
import { expect, signIn, test } from "../accounts/fixtures.ts";

/** Attacks that ran on the site, by their number, and those that ran on a page without defence. */
const hits = new Set<number>();
const undefended = new Set<number>();
const offset = 1000;
const beacon = createServer(({ url = "" }, response) => {
  const number = Number(/^\/(\d+)\.js/.exec(url)?.[1]);
  if (number) (number > offset ? undefended : hits).add(number);
  response.setHeader("Access-Control-Allow-Origin", "*");
  response.setHeader("Content-Type", "text/javascript").end(`hit(${number})`);
});
let origin = "";
let site: AccountSite;
test.beforeAll(async () => {
  await new Promise<void>((ready) => beacon.listen(0, "127.0.0.1", ready));
  origin = `http://127.0.0.1:${(beacon.address() as AddressInfo).port}`;
  site = await startAccountSite({ SEED: "none" });
});
test.afterAll(async () => {
  await site.stop();
  beacon.close();
});

/** Pages in which each attack that runs is noted. */
async function watch(context: BrowserContext): Promise<void> {
  await context.addInitScript((url) => {
    const hit = (number: unknown) => void fetch(`${url}/${number}.js`, { mode: "no-cors" });
    Object.assign(window, { hit, alert: hit, confirm: hit, prompt: hit, print: hit });
  }, origin);
}

test(`${scriptAttacks.length} attacks through every text of a post run nowhere, even without the CSP`, async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const context = await browser.newContext({ bypassCSP: true, baseURL: site.url });
  await watch(context);
  const page = await context.newPage();

  await test.step("most of them run where nobody stands in their way", async () => {
    for (const [index, attack] of scriptAttacks.entries()) {
      const html = armed(attack, offset + index + 1, origin);
      await page.setContent(`<!doctype html>${html}`, { waitUntil: "domcontentloaded" });
    }
    await expect.poll(() => undefended.size).toBeGreaterThan(60);
  });

  const slugs = await plantAttacks();
  await page.goto("/blog");
  expect(await page.getByRole("article").count()).toBe(slugs.length);
  await expectNothingActs(page);
  for (const slug of slugs) {
    await page.goto(`/blog/${slug}`);
    await expectNothingActs(page);
  }
  await openFeed(page);

  await signIn(page, await site.createAccount("admin"));
  await page.getByRole("button", { name: "Sign Out" }).waitFor();
  await page.goto("/admin/blog/posts");
  await expect(page.getByRole("table").getByRole("row")).toHaveCount(slugs.length + 1);
  await page.getByRole("link", { name: "Delete" }).first().click();
  await page.getByRole("dialog").waitFor();
  await expectNothingActs(page);
  await page.goto("/admin/dashboard?tab=users");
  await expectNothingActs(page);
  const { data } = await site.admin.from("blog_posts").select("id").like("slug", "all-%");
  for (const { id } of data ?? []) {
    await page.goto(`/admin/blog/edit/${id}`);
    await page.getByText("Preview", { exact: true }).click();
    await page.locator(".preview-page .prose").first().waitFor();
    await expectNothingActs(page);
  }
  expect([...hits].map((number) => scriptAttacks[number - 1])).toEqual([]);
  await context.close();
});

/** Publishes a post for each attack, which stands in all its texts, and some posts with many of them. */
async function plantAttacks(): Promise<string[]> {
  const attacks = scriptAttacks.map((attack, index) => armed(attack, index + 1, origin));
  const fits = (attack: string, limit: number) => attack.slice(0, limit);
  const published = { status: "published" as const, published_at: new Date().toISOString() };
  const topics = attacks.map((attack, index) => ({ name: fits(attack, 100), slug: `t${index}` }));
  const [categories, tags] = await Promise.all([
    site.admin.from("blog_categories").insert(topics).select("id, slug").throwOnError(),
    site.admin.from("blog_tags").insert(topics).select("id, slug").throwOnError(),
  ]);
  const authors: string[] = [];
  for (const attack of attacks) {
    const user_metadata = { first_name: fits(attack, 100), last_name: fits(attack, 100) };
    const { data } = await site.admin.auth.admin.createUser({ email: newEmail(), user_metadata });
    authors.push(data.user?.id ?? "");
  }
  const single = attacks.map((attack, index) => ({
    ...published,
    title: fits(attack, 255),
    slug: `one-${index}`,
    excerpt: fits(attack, 500),
    content: attack,
    featured_image: attack,
    author_id: authors[index] ?? null,
  }));
  const many = Array.from({ length: 10 }, (_, part) => ({
    ...published,
    title: `Part ${part}`,
    slug: `all-${part}`,
    excerpt: null,
    content: attacks.filter((_, index) => index % 10 === part).join("\n\n"),
    featured_image: attacks[part] ?? null,
    author_id: null,
  }));
  const posts = await site.admin
    .from("blog_posts")
    .insert([...single, ...many])
    .select("id, slug")
    .throwOnError();
  const idOf = new Map(posts.data.map(({ id, slug }) => [slug, id]));
  const linked = (rows: { id: string; slug: string }[]) =>
    rows.map(({ id, slug }) => ({ id, post_id: idOf.get(slug.replace("t", "one-")) ?? "" }));
  await site.admin
    .from("blog_post_categories")
    .insert(linked(categories.data).map(({ id, post_id }) => ({ post_id, category_id: id })))
    .throwOnError();
  await site.admin
    .from("blog_post_tags")
    .insert(linked(tags.data).map(({ id, post_id }) => ({ post_id, tag_id: id })))
    .throwOnError();
  return posts.data.map(({ slug }) => slug);
}

/** Nothing has run, and nothing waits for a click or a pointer either. */
async function expectNothingActs(page: Page): Promise<void> {
  const waiting = await page.evaluate(() =>
    [...document.querySelectorAll("*")].flatMap((element) =>
      [...element.attributes]
        .filter(
          ({ name, value }) =>
            name.startsWith("on") ||
            (/^(?:href|src|action|formaction|data|srcdoc|xlink:href)$/.test(name) &&
              // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip them too
              /^[\s\u0000-\u0020]*(?:javascript|vbscript|data:text)/i.test(value)),
        )
        .map(({ name }) => `${element.outerHTML.slice(0, 200)}: ${name}`),
    ),
  );
  expect(waiting, page.url()).toEqual([]);
  expect([...hits], page.url()).toEqual([]);
}

/** The feed as a browser shows it, and each of its texts as a careless reader does: as HTML. */
async function openFeed(page: Page): Promise<void> {
  await site.admin.from("blog_posts").update({ published_at: null }).like("slug", "all-%");
  for (let from = 0; from < scriptAttacks.length; from += 50) {
    const published_at = new Date(Date.now() + from).toISOString();
    const slugs = scriptAttacks.map((_, index) => `one-${index}`).slice(from, from + 50);
    await site.admin.from("blog_posts").update({ published_at }).in("slug", slugs);
    const path = `/rss.xml?past=the-page-cache-${from}`;
    const xml = await (await page.request.get(path)).text();
    await page.goto(path).catch(() => undefined); // Chromium may take it for a download
    const { items } = await new Parser().parseString(xml);
    expect(items.length).toBe(50);
    await page.goto("/robots.txt");
    for (const item of items) {
      const texts = [item["content:encoded"], item.content];
      await page.evaluate((html) => {
        document.body.innerHTML = html;
      }, texts.join("<hr>"));
    }
    await expectNothingActs(page);
  }
}
