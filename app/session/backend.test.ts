import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { createBackend } from "./backend.ts";
import { BackendUnavailable, visitorMessage } from "./backend-error.ts";
import { createSessionCookies } from "./session-cookies.ts";
import type { SiteScope } from "./site-context.ts";

const origin = "https://site.example";
const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** A client of a backend that answers with `listener`, and what the site would log. */
async function backendThat(listener: RequestListener) {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await new Promise((listening) => server.once("listening", listening));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  closers.push(close);
  const reports: string[] = [];
  const scope: SiteScope = {
    settings: {
      origin,
      supabaseUrl: `http://127.0.0.1:${port}`,
      supabaseKey: "publishable",
      contactEmail: "info@site.example",
      contactPhone: "+1-800-555-0199",
      businessName: "Music Director",
      businessAddress: null,
      timeZone: "UTC",
    },
    backendHeaders: { "X-Visitor": "203.0.113.7" },
    fetch,
    address: "203.0.113.7",
    functionKey: "secret",
    requestId: "1",
    report: (error) => reports.push(String(error)),
    allowScripts: () => "",
  };
  const db = createBackend(scope, createSessionCookies(new Request(origin), origin));
  const query = async () => db.from("blog_posts").select("id").throwOnError();
  return { query, reports, close };
}

it("sends the visitor's address and the key with each call", async () => {
  const { query } = await backendThat((request, response) => {
    const { apikey, "x-visitor": visitor } = request.headers;
    response.end(JSON.stringify([{ id: `${apikey} ${visitor}` }]));
  });
  expect((await query()).data).toEqual([{ id: "publishable 203.0.113.7" }]);
});

it.each([500, 503, 429])("is unavailable when the backend answers %i", async (status) => {
  let calls = 0;
  const { query, reports } = await backendThat((_, response) => {
    calls += 1;
    response.writeHead(status).end('{"message":"select secret"}');
  });
  await expect(query()).rejects.toBeInstanceOf(BackendUnavailable);
  expect(calls).toBe(1);
  expect(reports).toEqual([`Error: The backend answered ${status}: {"message":"select secret"}`]);
});

it("is unavailable at once when nobody listens", async () => {
  const { query, close } = await backendThat(() => {});
  close();
  await expect(query()).rejects.toBeInstanceOf(BackendUnavailable);
});

it("gives up on a backend that stops in the middle of its answer", {
  timeout: 15_000,
}, async () => {
  const { query } = await backendThat((_, response) => response.writeHead(200).write("["));
  const started = performance.now();
  await expect(query()).rejects.toBeInstanceOf(BackendUnavailable);
  expect(performance.now() - started).toBeLessThan(9_500);
});

it("lets a refused query fail as what it is, and keeps its words from visitors", async () => {
  const { query, reports } = await backendThat((_, response) => {
    response
      .writeHead(401)
      .end('{"code":"42501","message":"permission denied for table blog_posts"}');
  });
  const error = await query().catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: "42501" });
  expect(visitorMessage(error)).toBe("Something went wrong on our side.");
  expect(reports).toEqual([]);
});

it("tells visitors when to come back", async () => {
  const error = new BackendUnavailable();
  expect(error.status).toBe(503);
  expect(error.headers.get("Retry-After")).toBe("10");
  expect(await error.text()).toBe(visitorMessage(error));
});
