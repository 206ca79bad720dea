import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AccountSite, anyAddress, startAccountSite } from "./accounts.ts";
import { publicPages, staticPages } from "./e2e/public-pages.ts";
import { weighPage } from "./page-weight.ts";
import { projectDir } from "./server.ts";
import { sessionCookie } from "./session-cookie.ts";

let site: AccountSite;
beforeAll(async () => {
  site = await startAccountSite();
});
afterAll(() => site.stop());

test.each(publicPages)("%s weighs at most 60 kB with its styles and fonts", async (path) => {
  const { html, css, fonts, js } = await weighPage(site.url, path);
  expect(html + css + fonts, JSON.stringify({ html, css, fonts })).toBeLessThanOrEqual(60_000);
  if (staticPages.includes(path)) expect(js).toBe(0);
});

test("so does every post of the demo", async () => {
  const list = await (await fetch(`${site.url}/blog`)).text();
  const posts = new Set(list.match(/\/blog\/[a-z0-9-]+(?=")/g));
  expect(posts.size).toBe(10);
  for (const path of posts) {
    const { html, css, fonts } = await weighPage(site.url, path);
    expect(html + css + fonts, path).toBeLessThanOrEqual(60_000);
  }
});

test("the sign-in page brings at most 130 kB of scripts", async () => {
  const { js } = await weighPage(site.url, "/auth/login");
  expect(js).toBeGreaterThan(50_000); // or the count has missed them
  expect(js).toBeLessThanOrEqual(130_000);
});

test("the post form brings at most 190 kB of scripts", async () => {
  const from = { "X-Forwarded-For": anyAddress() };
  const cookie = await sessionCookie(site.url, await site.createAccount("admin"), from);
  const { js } = await weighPage(site.url, "/admin/blog/create", cookie);
  expect(js).toBeGreaterThan(50_000);
  expect(js).toBeLessThanOrEqual(190_000);
});

test("no code of Supabase reaches the browser", () => {
  const folder = join(projectDir, "build", "client", "assets");
  const scripts = readdirSync(folder).filter((name) => name.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(10);
  for (const name of scripts) {
    const code = readFileSync(join(folder, name), "utf8");
    expect(code, name).not.toMatch(
      /gotrue|postgrest|realtime\/v1|auth\/v1|rest\/v1|x-client-info/i,
    );
  }
});
