import { expect, test } from "vitest";
import { createPageCache } from "./page-cache.ts";

/** A cache over a page that counts its renderings, with a clock the test moves. */
function setUp(respond: (count: number) => Response | Promise<Response> = page) {
  const state = { now: 0, renderings: 0 };
  const cache = createPageCache(
    async () => {
      state.renderings += 1;
      return respond(state.renderings);
    },
    { now: () => state.now },
  );
  const text = async (key = "/") => {
    const made = await cache.find(key);
    return made instanceof Response ? `${made.status}` : made.bodies.identity.toString();
  };
  return { cache, state, text };
}

function page(count: number): Response {
  return new Response(`version ${count}`, { headers: { "Cache-Control": "no-cache" } });
}

const second = 1_000;
const minute = 60 * second;

test("a fresh page is rendered once, however many ask at once", async () => {
  const { state, text } = setUp();
  expect(await Promise.all([text(), text(), text()])).toEqual(Array(3).fill("version 1"));
  state.now = 59 * second;
  expect(await text()).toBe("version 1");
  expect(state.renderings).toBe(1);
});

test("a stale page is served once more while the next one is made, by one rendering", async () => {
  const { state, text } = setUp();
  await text();
  state.now = 61 * second;
  expect(await Promise.all([text(), text()])).toEqual(["version 1", "version 1"]);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await text()).toBe("version 2");
  expect(state.renderings).toBe(2);
});

test("a page too old to be shown is waited for", async () => {
  const { state, text } = setUp();
  await text();
  state.now = 6 * minute;
  expect(await text()).toBe("version 2");
});

test("when rendering fails the kept page is served, for a day", async () => {
  const { state, text } = setUp((count) =>
    count === 1 ? page(1) : new Response("no", { status: 503 }),
  );
  await text();
  state.now = 10 * minute;
  expect(await text()).toBe("version 1");
  state.now = 25 * 60 * minute;
  expect(await text()).toBe("503");
});

test("a failure is not repeated for every visitor: after ten seconds it is tried again", async () => {
  const { state, text } = setUp((count) =>
    count === 2 ? new Response("no", { status: 503 }) : page(count),
  );
  await text();
  state.now = 10 * minute;
  for (let visit = 0; visit < 5; visit += 1) expect(await text()).toBe("version 1");
  expect(state.renderings).toBe(2);
  expect(await text("/never-rendered")).toBe("version 3");
  state.now += 10 * second;
  expect(await text()).toBe("version 4");
});

test("after a purge nobody sees the old page, not even from a rendering under way", async () => {
  const gate = Promise.withResolvers<void>();
  const { cache, text } = setUp(async (count) => {
    if (count === 1) await gate.promise;
    return page(count);
  });
  const before = text();
  cache.purge();
  const after = text();
  gate.resolve();
  expect(await before).toBe("version 1");
  expect(await after).toBe("version 2");
  expect(await text()).toBe("version 2");
});

test.each([
  ["a failure", new Response("no", { status: 503 })],
  ["a 404", new Response("no", { status: 404 })],
  ["a redirect", new Response(null, { status: 302 })],
  ["an answer with a cookie", new Response("x", { headers: { "Set-Cookie": "a=b" } })],
  ["no-store", new Response("x", { headers: { "Cache-Control": "no-store" } })],
  ["private", new Response("x", { headers: { "Cache-Control": "private" } })],
])("%s is kept for nobody", async (_, response) => {
  const { state, text } = setUp(() => response.clone());
  await text();
  await text();
  expect(state.renderings).toBe(2);
});

test("the cache is bounded: old pages make room", async () => {
  const renderings: string[] = [];
  const cache = createPageCache(
    async (key) => {
      renderings.push(key);
      return new Response("x".repeat(10_000));
    },
    { maxBytes: 50_000 },
  );
  for (let index = 0; index < 20; index += 1) await cache.find(`/blog/${index}`);
  expect(cache.fresh("/blog/0")).toBeUndefined();
  expect(cache.fresh("/blog/19")).toBeDefined();
});

test("what belongs to one answer is not kept with the page", async () => {
  const { cache } = setUp(
    () => new Response("x", { headers: { "X-Request-Id": "1", "X-Y": "2" } }),
  );
  const made = await cache.find("/");
  expect(made instanceof Response ? null : made.headers).toMatchObject({ "x-y": "2" });
  expect(made instanceof Response ? null : made.headers).not.toHaveProperty("x-request-id");
});
