import { expect, test } from "vitest";
import { createRestLimits } from "./rest-limits.ts";

const served = async () => new Response("served");

test("an address has so many requests under way at once, and the next one when one ends", async () => {
  const limits = createRestLimits({ atOnce: 2 });
  const { promise, resolve } = Promise.withResolvers<Response>();
  const first = limits.run("a", () => promise);
  const failing = limits.run("a", () => promise.then(() => Promise.reject(new Error("broken"))));
  const failed = expect(failing).rejects.toThrow("broken");
  const refused = await limits.run("a", served);
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "1"]);
  expect((await limits.run("b", served)).status).toBe(200);
  resolve(new Response("done"));
  await Promise.all([first, failed]);
  expect((await limits.run("a", served)).status).toBe(200);
});

test("an address has so many requests a minute", async () => {
  const limits = createRestLimits({ perMinute: 2 });
  const statuses = [];
  for (let sent = 0; sent < 3; sent += 1) statuses.push((await limits.run("a", served)).status);
  expect(statuses).toEqual([200, 200, 429]);
});
