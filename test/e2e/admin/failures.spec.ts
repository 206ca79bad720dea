import { mkdtempSync, rmSync } from "node:fs";
import { createServer, request as forward } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { type Backend, startBackend } from "../../../backend/start.ts";
import type { Database } from "../../../supabase/database.types.ts";
import { goodPassword, newEmail } from "../../accounts.ts";
import { projectDir, startServer, type TestServer } from "../../server.ts";
import { signedIn } from "../accounts/fixtures.ts";
import { expect, test } from "../fixtures.ts";

// The site against a project on another origin, over a line that breaks for the calls of one kind.
test.describe.configure({ mode: "serial" });

let broken: RegExp | undefined;
const line = createServer((request, response) => {
  if (broken?.test(`${request.method} ${request.url}`)) return void request.socket.destroy();
  const { hostname, port } = new URL(backend.url);
  const { method, headers, url: path } = request;
  const onward = forward({ hostname, port, method, headers, path }, (answer) => {
    response.writeHead(answer.statusCode ?? 500, answer.headers);
    answer.pipe(response);
  });
  request.pipe(onward);
});

let backend: Backend;
let dataDir: string;
let site: TestServer;
let db: ReturnType<typeof createClient<Database>>;
const admin = { id: "", email: newEmail(), password: goodPassword };
test.beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "fault-"));
  backend = await startBackend({
    projectDir,
    dataDir,
    siteUrl: "http://localhost:3000",
    seed: "none",
    report: () => undefined,
  });
  await new Promise<void>((ready) => line.listen(0, "127.0.0.1", ready));
  site = await startServer({
    env: {
      SUPABASE_URL: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
      SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
      SUPABASE_SECRET_KEY: backend.secretKey,
    },
  });
  db = createClient<Database>(backend.url, backend.secretKey, { auth: { persistSession: false } });
  const { email, password } = admin;
  const { data, error } = await db.auth.admin.createUser({ email, password, email_confirm: true });
  if (error) throw error;
  admin.id = data.user?.id ?? "";
  await db.from("user_roles").upsert({ user_id: admin.id, role: "admin" }).throwOnError();
  await db.from("profiles").update({ first_name: "Ada" }).eq("id", admin.id).throwOnError();
});
test.afterAll(async () => {
  await site.stop();
  line.close();
  line.closeAllConnections();
  await backend.stop();
  rmSync(dataDir, { recursive: true });
});

const unavailable = "The site can't reach its database right now. Please try again in a moment.";

test.beforeEach(async ({ page }) => {
  broken = undefined;
  await page.goto(`${site.url}/auth/login`);
  await signedIn(page, admin);
});

test("213, 221: an empty table says where to begin; a published post without a date says N/A", async ({
  page,
}) => {
  await page.goto(`${site.url}/admin/blog/posts`);
  await expect(page.getByText("Create your first blog post to get started")).toBeVisible();
  await expect(page.getByRole("table")).toHaveCount(0);
  const post = { title: "Undated", slug: "undated", content: "Text", status: "published" as const };
  await db.from("blog_posts").insert(post).throwOnError();
  await db.from("blog_posts").update({ published_at: null }).eq("slug", "undated").throwOnError();
  await page.reload();
  const row = page.getByRole("row").filter({ hasText: "undated" });
  await expect(row.getByRole("cell").nth(2)).toHaveText("N/A");
  await expect(row.getByRole("cell").nth(3)).toHaveText("Unknown");
});

test("220: a post that can't be deleted stays, and the dialog says why", async ({ page }) => {
  await page.goto(`${site.url}/admin/blog/posts`);
  const row = page.getByRole("row").filter({ hasText: "undated" });
  await row.getByRole("link", { name: "Delete" }).click();
  broken = /^DELETE \/rest\/v1\/blog_posts/;
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("alertdialog")).toContainText(`Error deleting post: ${unavailable}`);
  await expect(row).toBeVisible();
  const { count } = await db.from("blog_posts").select("id", { count: "exact", head: true });
  expect(count).toBe(1);
});

test("222: posts that can't be read are told", async ({ page }) => {
  broken = /^GET \/rest\/v1\/blog_posts/;
  const response = await page.goto(`${site.url}/admin/blog/posts`);
  expect(response?.status()).toBe(503);
  await expect(page.getByRole("alertdialog")).toContainText(`Error fetching posts: ${unavailable}`);
});

test("243: a post that can't be read leads back to the table, and is told", async ({ page }) => {
  const { data } = await db.from("blog_posts").select("id").single().throwOnError();
  broken = new RegExp(`blog_posts.*id=eq\\.${data.id}`);
  await page.goto(`${site.url}/admin/blog/edit/${data.id}`);
  await expect(page).toHaveURL(`${site.url}/admin/blog/posts`);
  await expect(page.getByRole("alertdialog")).toContainText(`Error fetching post: ${unavailable}`);
});

test("199, 202: users are being loaded, and it is told when they can't be", async ({ page }) => {
  await page.goto(`${site.url}/admin/dashboard`);
  const held = Promise.withResolvers<void>();
  await page.route("**/admin/dashboard.data?*", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByRole("link", { name: "Users", exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: "Loading users..." })).toBeVisible();
  held.resolve();
  await expect(page.getByRole("row").filter({ hasText: admin.email })).toBeVisible();
  await expect(page.getByText("Loading users...")).toHaveCount(0);
  broken = /^GET \/rest\/v1\/profiles.*order=last_name/;
  const response = await page.goto(`${site.url}/admin/dashboard?tab=users`);
  expect(response?.status()).toBe(503);
  await expect(page.getByRole("alertdialog")).toContainText(
    `Error: Failed to load users: ${unavailable}`,
  );
});

test("205: a role that can't be changed stays, and it is told", async ({ page }) => {
  const { data } = await db.auth.admin.createUser({
    email: newEmail(),
    user_metadata: { first_name: "Bo", last_name: "Zimmer" },
  });
  await page.goto(`${site.url}/admin/dashboard?tab=users`);
  const row = page.getByRole("row").filter({ hasText: "Bo Zimmer" });
  broken = /set_user_role/;
  await row.getByRole("button", { name: "Make Admin" }).click();
  await expect(page.getByRole("alertdialog")).toContainText(
    `Error: Failed to update user role: ${unavailable}`,
  );
  await expect(row.getByRole("cell").nth(2)).toHaveText("user");
  const { data: roles } = await db
    .from("user_roles")
    .select()
    .eq("user_id", data.user?.id ?? "");
  expect(roles).toEqual([]);
});

test("248, 251: an upload shows how far it is, is cancelled, fails and is done", async ({
  page,
}) => {
  await page.goto(`${site.url}/admin/blog/create`);
  const choose = page.getByLabel("Choose an image");
  const picture = { name: "a.png", mimeType: "image/png", buffer: onePixel };
  const progress = page.getByRole("progressbar", { name: "Upload" });
  const field = page.locator('input[name="featuredImage"]');
  const toast = page.getByRole("alertdialog");
  await expect(progress).toHaveCount(0);

  let outcome: "hold" | "abort" | "pass" = "hold";
  await page.route("**/admin/images?*", async (route) => {
    if (outcome === "abort") await route.abort();
    if (outcome === "pass") await route.continue();
  });
  await choose.setInputFiles(picture);
  await expect(progress).toBeVisible();
  await expect(page.locator(".image-preview")).toBeVisible();
  await page.getByRole("button", { name: "Cancel upload" }).click();
  await expect(progress).toHaveCount(0);
  await expect(page.locator(".image-preview")).toHaveCount(0);

  outcome = "pass";
  await choose.setInputFiles(picture);
  await expect(toast).toContainText("Upload successful");
  await expect(field).toHaveValue(/^\d{13}\.png$/);
  const name = await field.inputValue();

  outcome = "abort";
  await choose.setInputFiles(picture);
  await expect(toast).toContainText(
    "Upload failed: Something went wrong while uploading the image",
  );
  await expect(progress).toHaveCount(0);
  await expect(page.locator(".image-preview")).toHaveAttribute("src", `/images/${name}`);
  await expect(field).toHaveValue(name);
});

const onePixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
