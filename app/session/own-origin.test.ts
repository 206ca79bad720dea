import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { refuseForeignPosts } from "./own-origin.ts";
import { type SiteScope, siteContext } from "./site-context.ts";

const origin = "https://site.example";

async function post(headers: Record<string, string>, at = origin, method = "POST") {
  const context = new RouterContextProvider();
  context.set(siteContext, { settings: { origin } } as SiteScope);
  const request = new Request(`${at}/auth/sign-out`, { method, headers });
  const args = { request, context, params: {}, url: new URL(request.url), pattern: "" };
  return (await refuseForeignPosts(args, async () => new Response("done"))) as Response;
}

it.each<Record<string, string>>([
  {},
  { Origin: origin },
  { Origin: origin, "Sec-Fetch-Site": "same-origin" },
  { "Sec-Fetch-Site": "none" },
])("lets the site's own forms through: %j", async (headers) => {
  expect((await post(headers)).status).toBe(200);
});

it.each<Record<string, string>>([
  { Origin: "https://evil.example" },
  { Origin: "http://site.example" },
  { Origin: "https://site.example:8443" },
  { Origin: "https://a.site.example" },
  { Origin: "null" },
  { "Sec-Fetch-Site": "cross-site" },
  { "Sec-Fetch-Site": "same-site" },
])("refuses everybody else's: %j", async (headers) => {
  expect((await post(headers)).status).toBe(403);
});

it("refuses a post under a name that isn't the site's, also where both say so", async () => {
  const evil = "https://evil.example";
  expect((await post({ Origin: evil }, evil)).status).toBe(403);
  expect((await post({}, evil)).status).toBe(403);
});

it("has nothing against links from elsewhere", async () => {
  expect((await post({ "Sec-Fetch-Site": "cross-site" }, origin, "GET")).status).toBe(200);
});
