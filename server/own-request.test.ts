import { expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { ownRequest } from "./own-request.ts";

const config = readConfig({ SITE_URL: "https://example.com", PORT: "3000" }, "/nowhere");

test.each([
  "http://localhost:3000",
  "http://127.0.0.1:3000",
  "http://[::1]:3000",
  "http://example.com",
  "https://example.com",
])("a request to %s carries the site's origin", (origin) => {
  expect(ownRequest(new Request(`${origin}/blog?a=b`), config).url).toBe(
    "https://example.com/blog?a=b",
  );
});

test("a path of two slashes names no host", () => {
  expect(ownRequest(new Request("http://localhost:3000//evil/blog"), config).url).toBe(
    "https://example.com//evil/blog",
  );
});

test("a foreign host keeps its own origin", () => {
  expect(ownRequest(new Request("http://evil.example/blog"), config).url).toBe(
    "http://evil.example/blog",
  );
});

test("a post from one of our origins counts as ours, one from elsewhere does not", async () => {
  const post = (origin: string) =>
    ownRequest(
      new Request("http://127.0.0.1:3000/x", { method: "POST", body: "a=b", headers: { origin } }),
      config,
    );
  expect(post("http://127.0.0.1:3000").headers.get("origin")).toBe("https://example.com");
  expect(post("https://evil.example").headers.get("origin")).toBe("https://evil.example");
  expect(await post("http://127.0.0.1:3000").text()).toBe("a=b");
});
