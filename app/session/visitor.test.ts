import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { RouterContextProvider } from "react-router";
import { afterEach, expect, it } from "vitest";
import { provideBackend } from "./backend.ts";
import { BackendUnavailable } from "./backend-error.ts";
import { type SiteScope, siteContext } from "./site-context.ts";
import { getVisitor, identifyVisitor, type Visitor } from "./visitor.ts";

const origin = "https://site.example";
const user = { id: "4711", email: "ada@example.com" };
const person = { first_name: "Ada", last_name: "Quill", user_roles: { role: "admin" } };
const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

type Answer = [status: number, body: object] | "none";
type Answers = { token?: Answer; user?: Answer; profiles?: Answer };

/** Visits a page with a session that has so many seconds left, before a backend that answers so. */
async function visit(secondsLeft: number | null, answers: Answers = {}) {
  const calls: string[] = [];
  const all: Required<Answers> = {
    token: [200, session(3600)],
    user: [200, user],
    profiles: [200, person],
    ...answers,
  };
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const name = /\/(token|user|profiles)\b/.exec(request.url ?? "")?.[1] as keyof Answers;
    calls.push(name);
    const answer = all[name];
    if (answer === "none") return void request.destroy();
    response.writeHead(answer[0], { "Content-Type": "application/json" });
    response.end(JSON.stringify(answer[1]));
  }).listen(0, "127.0.0.1");
  closers.push(() => server.close());
  await new Promise((listening) => server.once("listening", listening));
  const { port } = server.address() as AddressInfo;
  const reports: string[] = [];
  const context = new RouterContextProvider();
  context.set(siteContext, {
    settings: { origin, supabaseUrl: `http://127.0.0.1:${port}`, supabaseKey: "key" },
    backendHeaders: {},
    fetch,
    report: (error: unknown) => reports.push(String(error)),
  } as unknown as SiteScope);
  const headers: HeadersInit = secondsLeft === null ? {} : { Cookie: cookie(secondsLeft) };
  const request = new Request(`${origin}/services`, { headers });
  const args = { request, context, params: {}, url: new URL(request.url), pattern: "/services" };
  let visitor: Visitor | unknown;
  const response = await provideBackend(args, async () => {
    const page = await identifyVisitor(args, async () => new Response("page"));
    visitor = await getVisitor(context).catch((error: unknown) => error);
    return page as Response;
  });
  return { visitor, calls, reports, headers: (response as Response).headers };
}

function session(secondsLeft: number) {
  const expires_at = Math.floor(Date.now() / 1000) + secondsLeft;
  const tokens = { access_token: "a.b.c", refresh_token: `r${secondsLeft}` };
  return { ...tokens, expires_in: 3600, expires_at, user };
}

function cookie(secondsLeft: number): string {
  const json = JSON.stringify(session(secondsLeft));
  return `sb-session=base64-${Buffer.from(json).toString("base64url")}`;
}

const ada = { kind: "signed-in", id: "4711", firstName: "Ada", role: "admin" };

it("asks nobody about a visitor without a session", async () => {
  const { visitor, calls, headers } = await visit(null);
  expect(visitor).toEqual({ kind: "signed-out" });
  expect(calls).toEqual([]);
  expect(headers.getSetCookie()).toEqual([]);
});

it("knows name, role and address after two calls", async () => {
  const { visitor, calls, headers } = await visit(1000);
  expect(visitor).toMatchObject({ ...ada, lastName: "Quill", email: "ada@example.com" });
  expect(calls).toEqual(["user", "profiles"]);
  expect(headers.getSetCookie()).toEqual([]);
});

it("refreshes a session with 90 seconds left, in cookies no script and no cache gets", async () => {
  const { visitor, calls, headers } = await visit(89);
  expect(visitor).toMatchObject(ada);
  expect(calls).toEqual(["token", "user", "profiles"]);
  expect(headers.getSetCookie()).toEqual([
    expect.stringMatching(/^sb-session=base64-.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
  ]);
  expect(headers.get("Cache-Control")).toContain("no-store");
});

it.each<[string, Answer]>([
  ["refused", [400, { error_code: "refresh_token_not_found", msg: "Not found" }]],
  ["limited", [429, { error_code: "over_request_rate_limit", msg: "Too many" }]],
  ["broken", [500, { msg: "oops" }]],
  ["away", "none"],
])("keeps a session whose refresh is %s while its token is good", async (_, token) => {
  const { visitor, headers } = await visit(60, { token });
  expect(visitor).toMatchObject(ada);
  expect(headers.getSetCookie()).toEqual([]);
});

it("forgets a session that has ended, and its cookies", async () => {
  const refused: Answer = [400, { error_code: "refresh_token_not_found", msg: "Not found" }];
  for (const [left, answers] of [
    [-60, { token: refused }],
    [1000, { user: [403, { error_code: "session_not_found", msg: "Gone" }] }],
    [1000, { user: [403, { error_code: "user_banned", msg: "Banned" }] }],
  ] as [number, Answers][]) {
    const { visitor, headers } = await visit(left, answers);
    expect(visitor).toEqual({ kind: "signed-out" });
    expect(headers.getSetCookie()).toEqual([expect.stringMatching(/^sb-session=; Max-Age=0;/)]);
  }
});

it.each<[string, Answers]>([
  ["away", { token: "none", user: "none" }],
  ["limiting", { token: [429, { error_code: "over_request_rate_limit", msg: "Too many" }] }],
])("signs nobody out because the auth service is %s, and says so soon", async (_, answers) => {
  const start = performance.now();
  const { visitor, headers } = await visit(-60, answers);
  expect(visitor).toBeInstanceOf(BackendUnavailable);
  expect(headers.getSetCookie()).toEqual([]);
  expect(performance.now() - start).toBeLessThan(3_000);
});

it("takes everybody for a user whose role can't be read, and logs it", async () => {
  const { visitor, reports } = await visit(1000, { profiles: [400, { message: "no such table" }] });
  expect(visitor).toMatchObject({ kind: "signed-in", role: "user", firstName: "" });
  expect(reports).toEqual(["Error: No profile and role: no such table"]);
});

it("takes everybody for a user who has no role", async () => {
  const { visitor } = await visit(1000, { profiles: [200, { ...person, user_roles: null }] });
  expect(visitor).toMatchObject({ role: "user", firstName: "Ada" });
});
