import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createCallLimits } from "./call-limits.ts";

// A project elsewhere that answers each call of its auth service with what is on top of the list.
let project: Server;
let url: string;
let answers: [status: number, body: object][] = [];
let calls = 0;

beforeAll(async () => {
  project = createServer((request, response) => {
    calls += 1;
    const [status, body] = answers.shift() ?? [
      400,
      { error_code: "invalid_credentials", msg: "No" },
    ];
    const code = "error_code" in body ? String(body.error_code) : "";
    response.writeHead(status, { "Content-Type": "application/json", "X-Sb-Error-Code": code });
    request.resume().on("end", () => response.end(JSON.stringify(body)));
  }).listen(0, "127.0.0.1");
  await new Promise((listening) => project.once("listening", listening));
  url = `http://127.0.0.1:${(project.address() as AddressInfo).port}`;
});
afterAll(() => project.close());
beforeEach(() => {
  answers = [];
  calls = 0;
});

function visitor() {
  const { auth } = createClient(url, "key", {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: createCallLimits()("203.0.113.7") },
  });
  return {
    auth,
    signIn: async () =>
      (await auth.signInWithPassword({ email: "A@b.example", password: "x" })).error,
  };
}

async function times<T>(rounds: number, work: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let round = 0; round < rounds; round += 1) results.push(await work());
  return results;
}

test("the sixth wrong password does not reach the project", async () => {
  const errors = await times(8, visitor().signIn);
  expect(calls).toBe(5);
  expect(errors.slice(5).map((error) => [error?.status, error?.code])).toEqual(
    Array(3).fill([429, "over_request_rate_limit"]),
  );
});

test.each([
  ["is right, but the address not confirmed", 400, "email_not_confirmed"],
  ["can't be judged, because the project is busy", 429, "over_request_rate_limit"],
])("a password that %s is not a wrong one", async (_, status, error_code) => {
  const { signIn } = visitor();
  answers = Array.from({ length: 8 }, () => [status, { error_code, msg: "Not now" }]);
  await times(8, signIn);
  expect(calls).toBe(8);
});

test("while the project can't be reached nobody uses up tries", async () => {
  const fetchFor = createCallLimits();
  const dead = createClient("http://127.0.0.1:9", "key", {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: fetchFor("203.0.113.7") },
  });
  for (let round = 0; round < 8; round += 1) {
    const { error } = await dead.auth.signInWithPassword({ email: "a@b.example", password: "x" });
    expect(error?.status).not.toBe(429);
  }
});

test("a mail too many is not asked for, and nobody can tell", async () => {
  const { auth } = visitor();
  answers = [[200, {}]];
  const results = await times(3, () => auth.resetPasswordForEmail("a@b.example"));
  expect(results.map(({ error }) => error)).toEqual([null, null, null]);
  expect(calls).toBe(1);
});

test("a sign-up the project refuses doesn't count", async () => {
  const { auth } = visitor();
  const signUp = () => auth.signUp({ email: "a@b.example", password: "x" });
  answers = Array.from({ length: 7 }, () => [422, { error_code: "weak_password", msg: "Weak" }]);
  await times(7, signUp);
  expect(calls).toBe(7);
});
