import { mkdtempSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Backend, startBackend } from "../../backend/start.ts";
import { projectDir, startServer, type TestServer } from "../server.ts";
import { expect, test } from "./fixtures.ts";

// The site against a backend on another origin, with a switch on the line between them.
test.describe.configure({ mode: "serial" });

let backend: Backend;
let line: Server;
let site: TestServer;
let fault: "none" | "refuse" | "stall" = "none";
const sockets = new Set<Socket>();

test.beforeAll(async () => {
  backend = await startBackend({
    projectDir,
    dataDir: mkdtempSync(join(tmpdir(), "fault-")),
    siteUrl: "http://localhost:3000",
    seed: "demo",
    report: () => undefined,
  });
  const { hostname, port } = new URL(backend.url);
  line = createServer();
  line.removeAllListeners("connection");
  line.on("connection", (socket: Socket) => {
    if (fault === "refuse") return void socket.destroy();
    if (fault === "stall") return void sockets.add(socket);
    const onward = connect(Number(port), hostname);
    socket.pipe(onward).pipe(socket);
    socket.on("error", () => onward.destroy());
    onward.on("error", () => socket.destroy());
    sockets.add(socket);
  });
  await new Promise<void>((resolve) => line.listen(0, "127.0.0.1", resolve));
  const address = line.address();
  const linePort = typeof address === "object" ? address?.port : 0;
  site = await startServer({
    env: {
      SUPABASE_URL: `http://127.0.0.1:${linePort}`,
      SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
      SUPABASE_SECRET_KEY: backend.secretKey,
    },
  });
});

test.afterAll(async () => {
  await site.stop();
  for (const socket of sockets) socket.destroy();
  line.close();
  await backend.stop();
});

function breakLine(kind: typeof fault): void {
  fault = kind;
  for (const socket of sockets) socket.destroy();
  sockets.clear();
}

test("the site runs against a backend on another origin by its URL and key alone", async ({
  page,
}) => {
  await page.goto(`${site.url}/blog?past=the-page-cache`);
  await expect(page.getByRole("article")).toHaveCount(10);
});

for (const kind of ["refuse", "stall"] as const) {
  test(`138, 259: when the backend answers with ${kind}, the list page says so and nobody keeps it`, async ({
    page,
  }) => {
    breakLine(kind);
    const start = Date.now();
    const response = await page.goto(`${site.url}/blog?past=the-page-cache`);
    expect(Date.now() - start).toBeLessThan(10_000);
    expect(response?.status()).toBe(503);
    expect(response?.headers()).toMatchObject({ "cache-control": "no-store", "retry-after": "10" });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Scheduler's Digest");
    await expect(page.getByRole("alertdialog")).toContainText("Error fetching posts");
    expect(site.output()).toMatch(/path=\/blog/);
    breakLine("none");
  });

  test(`30, 150: when the backend answers with ${kind}, a post is the error screen with 503`, async ({
    page,
  }) => {
    breakLine(kind);
    const start = Date.now();
    const response = await page.goto(`${site.url}/blog/24-songs-once-an-hour?past=the-page-cache`);
    expect(Date.now() - start).toBeLessThan(10_000);
    expect(response?.status()).toBe(503);
    expect(response?.headers()).toMatchObject({ "cache-control": "no-store", "retry-after": "10" });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Unexpected Application Error!",
    );
    for (const path of ["/rss.xml", "/sitemap.xml", "/readyz"]) {
      expect((await page.request.get(site.url + path)).status(), path).toBe(503);
    }
    breakLine("none");
  });

  test(`it recovers by itself from ${kind}`, async ({ page }) => {
    breakLine("none");
    const response = await page.goto(`${site.url}/blog?past=the-page-cache`);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole("article")).toHaveCount(10);
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("100–101: a message that can't be taken is said so, and what was typed stays", async ({
      page,
    }) => {
      await page.goto(`${site.url}/contact`);
      await page.getByLabel("Name").fill("Jo Doe");
      await page.getByRole("textbox", { name: "Email" }).fill("jo@example.com");
      await page.getByLabel("Your Message").fill("The powers feel tired by Thursday.");
      await page.getByRole("checkbox").check();
      // First the function itself fails, since this backend has no address to write to.
      for (const kind of ["none", "refuse"] as const) {
        breakLine(kind);
        await page.getByRole("button", { name: "Send Message" }).click();
        const notice = page.getByRole("alert");
        await expect(notice).toBeFocused();
        await expect(notice).toHaveText(
          "There was an error sending your message. Please try again.",
        );
        await expect(page.getByRole("button", { name: "Send Message" })).toBeEnabled();
        await expect(page.getByLabel("Name")).toHaveValue("Jo Doe");
        await expect(page.getByLabel("Your Message")).toHaveValue(/Thursday/);
        await expect(page.getByRole("checkbox")).toBeChecked();
      }
      breakLine("none");
      expect(site.output()).toContain("A message was not taken");
      expect(site.output()).not.toContain("Thursday");
    });
  });
}
