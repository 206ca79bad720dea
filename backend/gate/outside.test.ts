import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Backend, startBackend } from "../start.ts";

const projectDir = resolve(import.meta.dirname, "../..");
const dataDir = mkdtempSync(join(tmpdir(), "outside-"));
const reports: string[] = [];
const perMinute = 300;
let backend: Backend;

beforeAll(async () => {
  const site = { projectDir, dataDir, siteUrl: "http://localhost:3000", seed: "none" as const };
  const report = (message: string) => reports.push(message);
  backend = await startBackend({ ...site, report, restLimits: { perMinute } });
});
afterAll(async () => {
  await backend.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Sends bytes as they are, which fetch would not, and returns the status (0: closed) and all bytes. */
function sendRaw(head: string, extra = ""): Promise<{ status: number; answer: string }> {
  const { hostname, port } = new URL(backend.url);
  const bytes = `${head}\r\nHost: ${hostname}:${port}\r\n${extra}Connection: close\r\n\r\n`;
  return new Promise((resolve) => {
    let answer = "";
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.setTimeout(5_000, () => socket.destroy());
    socket.on("data", (data) => {
      answer += data;
    });
    socket.on("error", () => undefined);
    socket.on("close", () => {
      resolve({ status: Number(/^HTTP\/1.1 (\d+)/.exec(answer)?.[1] ?? 0), answer });
    });
  });
}

const closed = [
  ..."/_system /_system/ /_system/config /_system/info /_system/introspect /_system/ping".split(
    " ",
  ),
  ..."/auth/v1 /auth/v1/magiclink /auth/v1/sso /auth/v1/factors /auth/v1/admin".split(" "),
  ..."/storage/v1 /storage/v1/s3 /storage/v2/bucket".split(" "),
  ..."/storage/v1/object/public/blog_images/a.webp /functions/v1 /functions/v1/contact".split(" "),
  ..."/graphql/v1 /pg /pg/tables /realtime/v1 /studio / /rest /rest/v1 /rest/v1/ /rest/v2/x".split(
    " ",
  ),
];

const spellings: [name: string, spell: (path: string) => string][] = [
  ["plainly", (path) => path],
  ["in upper case", (path) => path.toUpperCase()],
  ["with a doubled slash", (path) => path.replaceAll("/", "//")],
  ["with a trailing slash", (path) => `${path}/`],
  ["with dot segments", (path) => `/rest/v1/../..${path}`],
  ["with encoded dot segments", (path) => `/rest/v1/%2e%2e/%2E%2e${path}`],
  ["with half-encoded dot segments", (path) => `/rest/v1/.%2e/%2e.${path}`],
  ["with encoded slashes", (path) => `/rest/v1/..%2f..${path.replaceAll("/", "%2f")}`],
  ["with encoded backslashes", (path) => `/rest/v1/..%5c..${path.replaceAll("/", "%5c")}`],
  ["with backslashes", (path) => `/rest/v1\\..\\..${path.replaceAll("/", "\\")}`],
  ["with single dots", (path) => path.replaceAll("/", "/./")],
  ["with an encoded underscore", (path) => path.replaceAll("_", "%5f")],
  ["with encoded letters", (path) => path.replace("s", "%73").replace("a", "%61")],
  ["encoded twice", (path) => `/rest/v1/%252e%252e/%252e%252e${path.replaceAll("_", "%255f")}`],
  ["with a parameter", (path) => path.replace("/", "/;x=1/")],
  ["with a parameter at the end", (path) => `${path};x=1`],
  ["with a query", (path) => `${path}?x=/rest/v1/blog_posts`],
  ["with a fragment", (path) => `${path}#/rest/v1/blog_posts`],
  ["with a lookalike", (path) => path.replace("_", "\uff3f").replace("s", "\u017f")],
  ["with an encoded lookalike", (path) => path.replace("_", "%EF%BC%BF").replace("/", "%E2%88%95")],
  ["with an encoded NUL", (path) => `${path}%00`],
  ["with a tab", (path) => path.replace("/", "/%09")],
  ["behind a call", (path) => `/rest/v1/rpc/../../..${path}`],
  ["as an absolute URL", (path) => `http://localhost${path}`],
  ["as another host's URL", (path) => `http://x@evil.example${path}`],
];

describe.each(spellings)("closed paths written %s", (_name, spell) => {
  test.each(["GET", "POST", "OPTIONS"])("%s", async (method) => {
    const answers = await Promise.all(
      closed.map(async (path) => ({
        path,
        ...(await sendRaw(
          `${method} ${spell(path)} HTTP/1.1`,
          `apikey: ${backend.publishableKey}\r\n`,
        )),
      })),
    );
    expect(answers.filter(({ status }) => status !== 404 && status !== 400)).toEqual([]);
    expect(answers.filter(({ answer }) => /jwt_secret|connection"|pong/.test(answer))).toEqual([]);
  });
});

test("requests that are hardly HTTP are refused without harm", async () => {
  const path = "/rest/v1/blog_posts?select=id";
  const key = `apikey: ${backend.publishableKey}\r\n`;
  const answers = await Promise.all([
    sendRaw(`TRACE ${path} HTTP/1.1`, key),
    sendRaw(`CONNECT localhost:80 HTTP/1.1`, key),
    sendRaw(`PROPFIND ${path} HTTP/1.1`, key),
    sendRaw(`GET ${path}\0 HTTP/1.1`, key),
    sendRaw(`GET ${path} HTTP/1.1`, `${key}X-Odd: a\0b\r\n`),
    sendRaw(`GET /rest/v1/${"a".repeat(100_000)} HTTP/1.1`, key),
    sendRaw(`POST ${path} HTTP/1.1`, `${key}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n`),
    sendRaw("\x16\x03\x01", key),
  ]);
  expect(answers.filter(({ status }) => status === 200 || status >= 500)).toEqual([]);
  expect((await sendRaw(`GET ${path} HTTP/1.1`, key)).status).toBe(200);
});

describe("limits", () => {
  type Sign = "signOwnCall" | "signForwardedCall";
  async function ask(address: string, sign?: Sign, forged: Record<string, string> = {}) {
    const headers = new Headers({ apikey: backend.publishableKey, ...forged });
    if (sign) backend[sign](headers, address);
    const response = await fetch(`${backend.url}/rest/v1/blog_tags?select=id&limit=1`, { headers });
    await response.body?.cancel();
    return { status: response.status, retryAfter: Number(response.headers.get("retry-after")) };
  }
  /** As many requests as a minute allows and one more, five at a time; the statuses seen. */
  async function askTooOften(send: (index: number) => ReturnType<typeof ask>) {
    const statuses = new Set<number>();
    for (let sent = 0; sent <= perMinute; sent += 5) {
      const batch = [0, 1, 2, 3, 4].map((index) => send(sent + index));
      for (const { status } of await Promise.all(batch)) statuses.add(status);
    }
    return statuses;
  }

  test("an address that asks too often is told when to come back; others are served", async () => {
    await askTooOften(() => ask("192.0.2.1", "signForwardedCall"));
    const { status, retryAfter } = await ask("192.0.2.1", "signForwardedCall");
    expect(status).toBe(429);
    expect(retryAfter).toBeGreaterThan(0);
    expect(retryAfter).toBeLessThanOrEqual(60);
    expect((await ask("192.0.2.2", "signForwardedCall")).status).toBe(200);
  });

  test("no header of the caller's own gets around it", async () => {
    for (const name of ["x-visitor-address", "x-forwarded-for", "forwarded", "x-real-ip"]) {
      const forged = { [name]: "198.51.100.7", "x-site-secret": "guess" };
      expect((await ask("192.0.2.1", "signForwardedCall", forged)).status, name).toBe(429);
    }
  });

  test("who found the port directly shares one limit, whatever address is claimed", async () => {
    const statuses = await askTooOften((index) => {
      const address = `198.51.100.${index % 250}`;
      const forged = { "x-visitor-address": address, "x-site-secret": `${index}` };
      return ask("", undefined, forged);
    });
    expect(statuses).toContain(429);
  });

  test("functions, which come with the secret key for everybody, are not limited", async () => {
    const key = { apikey: backend.secretKey };
    expect((await ask("", undefined)).status).toBe(429);
    expect((await ask("", undefined, key)).status).toBe(200);
    expect((await ask("", undefined, { apikey: `${backend.secretKey}x` })).status).toBe(429);
  });

  test("the site itself is not limited", async () => {
    const statuses = await askTooOften(() => ask("192.0.2.1", "signOwnCall"));
    expect([...statuses]).toEqual([200]);
  });
});
