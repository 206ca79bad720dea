import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { flashContext, redirectWithToast, showFlash } from "./flash.ts";
import { type SiteScope, siteContext } from "./site-context.ts";

const origin = "https://site.example";

/** What a page sees and answers when it is asked for with these headers. */
async function visit(headers: Record<string, string>, contentType = "text/html; charset=utf-8") {
  const context = new RouterContextProvider();
  context.set(siteContext, { settings: { origin } } as SiteScope);
  const request = new Request(`${origin}/blog`, { headers });
  const args = { request, context, params: {}, url: new URL(request.url), pattern: "/blog" };
  const response = await showFlash(
    args,
    async () => new Response("", { headers: { "Content-Type": contentType } }),
  );
  const set = response instanceof Response ? response.headers.get("Set-Cookie") : null;
  return { toast: context.get(flashContext), set };
}

async function cookieAfterRedirect(): Promise<string> {
  const response = await redirectWithToast("/blog", "post-not-found", origin);
  return response.headers.get("Set-Cookie") ?? "";
}

it("is a cookie that scripts can't read and that soon expires", async () => {
  expect(await cookieAfterRedirect()).toMatch(
    /^flash=[^;]+; Max-Age=60; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
});

it("shows the toast once, on the page the redirect leads to", async () => {
  const [cookie = ""] = (await cookieAfterRedirect()).split(";");
  const { toast, set } = await visit({ Cookie: cookie });
  expect(toast).toEqual({
    title: "Post not found",
    description: "The post you're looking for doesn't exist or has been removed",
    variant: "destructive",
  });
  expect(set).toMatch(/^flash=[^;]*; Max-Age=0;/);
});

it("waits for a page: feeds and pages fetched ahead leave it alone", async () => {
  const [cookie = ""] = (await cookieAfterRedirect()).split(";");
  expect((await visit({ Cookie: cookie }, "application/rss+xml")).set).toBeNull();
  const ahead = await visit({ Cookie: cookie, "Sec-Purpose": "prefetch;prerender" });
  expect(ahead).toEqual({ toast: null, set: null });
});

it("says nothing without a cookie", async () => {
  expect(await visit({})).toEqual({ toast: null, set: null });
});

const forged = (value: unknown) => `flash=${btoa(JSON.stringify(value))}`;
it.each([
  "flash=%%%",
  "flash=",
  "flash=bm90IGpzb24=",
  forged("post-not-found"),
  forged({ kind: "toString" }),
  forged({ kind: ["post-not-found"] }),
  forged({ title: "<script>", description: "x" }),
])("has no toast for the forged cookie %s", async (cookie) => {
  expect((await visit({ Cookie: cookie })).toast).toBeNull();
});
