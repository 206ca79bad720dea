import { randomUUID } from "node:crypto";
import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AccountSite, anyAddress, newEmail, startAccountSite } from "../accounts.ts";
import { sessionCookie } from "../session-cookie.ts";

let site: AccountSite;
let adminCookie: string;
beforeAll(async () => {
  site = await startAccountSite();
  const admin = await site.createAccount("admin");
  adminCookie = await sessionCookie(site.url, admin, { "X-Forwarded-For": anyAddress() });
});
afterAll(() => site.stop());

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string };

/** Asks with exactly these headers, a Host of one's own included. */
function ask(path: string, headers: OutgoingHttpHeaders = {}, method = "GET"): Promise<Answer> {
  const { hostname, port } = new URL(site.url);
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("end", () => {
        const body = Buffer.concat(chunks);
        const { statusCode: status = 0 } = response;
        resolve({ status, headers: response.headers, body, text: body.toString() });
      });
    });
    asked.on("error", reject).end();
  });
}

/** Something is written through the site: all pages are made anew. */
async function purge(): Promise<void> {
  const slug = `tag-${randomUUID()}`;
  await site.admin.from("blog_tags").insert({ name: slug, slug }).throwOnError();
}

/** Sends a form of the admin area and returns where it leads. */
async function submit(path: string, form: [string, string][]): Promise<string> {
  const response = await fetch(site.url + path, {
    method: "POST",
    body: new URLSearchParams(form),
    headers: { Origin: site.url, Cookie: adminCookie },
    redirect: "manual",
  });
  if (response.status !== 302) throw new Error(`${path} answers ${response.status}`);
  return response.headers.get("Location") ?? "";
}

const forged = ["evil.example", "evil.example:80", "localhost.evil.example"].flatMap((host) => [
  { Host: host },
  { "X-Forwarded-Host": host, "X-Forwarded-Proto": "https", "X-Forwarded-Port": "1" },
  { Forwarded: `host=${host};proto=https`, "X-Host": host, "X-Forwarded-Server": host },
  { "X-Original-URL": `/${host}`, "X-Rewrite-URL": `/${host}`, "X-Forwarded-Prefix": `/${host}` },
]);

test("no header of one visitor gets into the page of another", async () => {
  const { text: clean } = await ask("/services");
  for (const headers of forged) {
    await purge();
    const poisoned = await ask("/services", headers);
    expect(poisoned.headers.age, JSON.stringify(headers)).toBeDefined();
    expect(poisoned.text).toBe(clean);
    expect((await ask("/services")).text).toBe(clean);
  }
  expect(clean).not.toContain("evil");
});

test.each([
  "/services?",
  "/services?utm_source=evil",
  "/services?%0d%0aX-Evil:1",
  "/services;evil",
  "/services/",
  "/blog?category=clocks&evil",
  "/blog?category=clocks#evil",
  "/blog?category[]=clocks",
  "/blog?category=never-heard-of-it",
  "/blog/%2e%2e/services",
  "//services",
  "http://evil.example/services",
])("%s has no place in the cache", async (path) => {
  const answers = [await ask(path), await ask(path)];
  for (const { status, headers, text } of answers) {
    expect(status).toBeLessThan(500);
    expect(headers.age).toBeUndefined();
    expect(headers["x-evil"]).toBeUndefined();
    expect(text).not.toContain("http://evil");
  }
  expect((await ask("/services")).text).not.toContain("evil");
});

test("HEAD answers as GET does, without the page; Range is answered with the whole of it", async () => {
  const { headers, body } = await ask("/about");
  const head = await ask("/about", {}, "HEAD");
  expect(head.body).toHaveLength(0);
  for (const name of ["etag", "content-length", "content-type", "vary", "cache-control"]) {
    expect(head.headers[name], name).toBe(headers[name]);
  }
  const part = await ask("/about", { Range: "bytes=0-9" });
  expect([part.status, part.body.length]).toEqual([200, body.length]);
});

test("age, tag and what the page depends on are stated", async () => {
  const { headers } = await ask("/about");
  expect(headers).toMatchObject({
    "cache-control": "no-cache",
    age: expect.stringMatching(/^\d+$/),
  });
  expect(headers.vary?.split(", ").toSorted()).toEqual(["Accept-Encoding", "Cookie"]);
  expect(headers.etag).toMatch(/^W\/"[\w-]{22}"$/);
  expect(headers["set-cookie"]).toBeUndefined();
});

test("a page the visitor has is not sent again, in whichever list its tag stands", async () => {
  const { etag = "" } = (await ask("/about")).headers;
  const strong = etag.replace("W/", "");
  for (const list of [etag, strong, "*", `"a", ${etag}`, `"a",${strong} , W/"b"`]) {
    const { status, headers, body } = await ask("/about", { "If-None-Match": list });
    expect([status, body.length, headers.etag], list).toEqual([304, 0, etag]);
  }
  for (const list of ['"a"', `"a, ${strong.slice(1)}`, "", etag.slice(0, -2)]) {
    expect((await ask("/about", { "If-None-Match": list })).status, list).toBe(200);
  }
});

test("every encoding holds the same page, and the best allowed one is sent", async () => {
  const { text } = await ask("/about");
  for (const [accepted, encoding] of [
    ["br", "br"],
    ["gzip, deflate, br, zstd", "br"],
    ["br;q=0.2, gzip;q=0.9", "gzip"],
    ["gzip;q=0, *", "br"],
    ["identity;q=0", undefined],
    ["deflate, zstd", undefined],
    ["*;q=0", undefined],
  ] as const) {
    const answer = await ask("/about", { "Accept-Encoding": accepted });
    expect(answer.headers["content-encoding"], accepted).toBe(encoding);
    expect(answer.headers["content-length"]).toBe(`${answer.body.length}`);
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync, none: (body: Buffer) => body };
    expect(unpack[encoding ?? "none"](answer.body).toString()).toBe(text);
  }
});

test("whoever comes with a session gets a page that is nobody else's", async () => {
  await purge();
  for (const Cookie of [adminCookie, "sb-session=garbage", "flash=garbage"]) {
    const { headers, text } = await ask("/about", { Cookie });
    expect(headers.age).toBeUndefined();
    expect(headers["cache-control"]).toContain("no-store");
    expect(text.includes("Sign Out")).toBe(Cookie === adminCookie);
  }
  const { headers, text } = await ask("/about");
  expect(text).not.toContain("Sign Out");
  const again = await ask("/about", { Cookie: adminCookie, "If-None-Match": headers.etag });
  expect([again.status, again.text.includes("Sign Out")]).toEqual([200, true]);
});

test("publish, edit, category change, draft and delete show at once everywhere", async () => {
  const slug = "seen-at-once";
  const page = `/blog/${slug}`;
  const shown = async (path: string, text: string) => (await ask(path)).text.includes(text);
  const lists = ["/blog", "/rss.xml", "/sitemap.xml"];
  const id = randomUUID();
  const save = async (fields: Record<string, string>) => {
    const { data } = await site.admin.from("blog_posts").select().eq("id", id).maybeSingle();
    const { updated_at: updatedAt = "" } = data ?? {};
    const form = {
      id,
      slug,
      updatedAt,
      excerpt: "",
      featuredImage: "",
      content: "Text",
      ...fields,
    };
    const path = data ? `/admin/blog/edit/${id}` : "/admin/blog/create";
    expect(await submit(path, Object.entries(form))).toContain("/admin/blog/posts");
  };

  for (const path of [page, ...lists, "/blog?category=clocks"]) await ask(path);
  await save({ title: "First title", status: "published", newCategories: "Night shift" });
  for (const path of lists) expect(await shown(path, slug), path).toBe(true);
  expect(await shown(page, "First title")).toBe(true);
  expect(await shown("/blog?category=night-shift", "First title")).toBe(true);

  await save({ title: "Second title", status: "published", newCategories: "Morning drive" });
  for (const path of ["/blog", "/rss.xml", page]) {
    expect(await shown(path, "Second title"), path).toBe(true);
    expect(await shown(path, "First title"), path).toBe(false);
  }
  expect(await shown("/blog?category=night-shift", "Second title")).toBe(false);
  expect(await shown("/blog?category=morning-drive", "Second title")).toBe(true);

  await save({ title: "Second title", status: "draft" });
  for (const path of lists) expect(await shown(path, slug), path).toBe(false);
  expect((await ask(page)).status).toBe(302);

  await save({ title: "Third title", status: "published" });
  expect(await shown(page, "Third title")).toBe(true);
  const deleted = await fetch(`${site.url}/admin/blog/posts`, {
    method: "POST",
    body: new URLSearchParams({ id }),
    headers: { Origin: site.url, Cookie: adminCookie },
  });
  expect(deleted.status).toBe(200);
  for (const path of lists) expect(await shown(path, slug), path).toBe(false);
  expect((await ask(page)).status).toBe(302);
});

test("forms for everybody leave the pages in the cache", async () => {
  await purge();
  const age = async () => Number((await ask("/about")).headers.age);
  await expect.poll(age, { timeout: 5_000 }).toBeGreaterThan(0);
  const response = await fetch(`${site.url}/auth/forgot-password`, {
    method: "POST",
    body: new URLSearchParams({ email: newEmail() }),
    headers: { Origin: site.url, "X-Forwarded-For": anyAddress() },
  });
  expect(response.status).toBe(200);
  expect(await age()).toBeGreaterThan(0);
});
