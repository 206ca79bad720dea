import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { type Backend, startBackend } from "../../../backend/start.ts";
import type { Database } from "../../../supabase/database.types.ts";
import { anyAddress, newEmail } from "../../accounts.ts";
import { phonePhoto } from "../../images.ts";
import { projectDir, startServer, type TestServer } from "../../server.ts";
import { expect, test } from "../fixtures.ts";

// The project is somebody else's and sets no limits of its own: the site holds them.
test.describe.configure({ mode: "serial" });

const admin = { email: "owner@example.com", password: "steady-hand-on-air" };
const dataDir = mkdtempSync(join(tmpdir(), "hosted-"));
/** Where the owner signs in from. */
const home = anyAddress();
let backend: Backend;
let site: TestServer;

test.beforeAll(async () => {
  const many = 1e9;
  backend = await startBackend({
    projectDir,
    dataDir,
    siteUrl: "http://localhost:3000",
    seed: "none",
    functionSettings: {
      SITE_URL: "http://localhost:3000",
      CONTACT_EMAIL: "info@example.com",
      BUSINESS_NAME: "Music Director",
    },
    restLimits: { perMinute: many, atOnce: many },
    uploadLimits: { perMinute: many, atOnce: many },
    authLimits: {
      ...{ requests: many, wrongPasswords: many, wrongPerAddress: many, wrongPerAccount: many },
      ...{ wrongCodes: many, betweenMails: 0.001, mailsPerAccount: many, mailRequests: many },
    },
    report: () => undefined,
  });
  site = await startServer({
    env: {
      SUPABASE_URL: backend.url,
      SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
      SUPABASE_SECRET_KEY: backend.secretKey,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      TRUST_PROXY: "1",
    },
  });
  await expect.poll(site.output).toContain(admin.email);
});

test.afterAll(async () => {
  await site.stop();
  await backend.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Sends a form from an address, as the proxy before the site would pass it on. */
async function post(path: string, form: Record<string, string>, address: string, headers = {}) {
  const response = await fetch(site.url + path, {
    method: "POST",
    body: new URLSearchParams(form),
    headers: { Origin: site.url, "X-Forwarded-For": address, ...headers },
    redirect: "manual",
  });
  return { response, status: response.status, text: await response.text() };
}

const signIn = (password: string, address: string, email = admin.email) =>
  post("/auth/login", { email, password }, address);

function count(answers: { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** One after the other. */
async function times<T>(rounds: number, work: (round: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let round = 0; round < rounds; round += 1) results.push(await work(round));
  return results;
}

test("60 wrong passwords: 5 are tried, whatever else the visitor claims to be", async () => {
  const address = anyAddress();
  const answers = await times(60, (round) =>
    post("/auth/login", { email: admin.email, password: `wrong ${round}` }, address, {
      "X-Forwarded-For": `${anyAddress()}, ${address}`,
      "X-Visitor-Address": anyAddress(),
      "Sb-Forwarded-For": anyAddress(),
    }),
  );
  expect(count(answers)).toEqual({ 400: 5, 429: 55 });
  const { response, text } = answers[5]!;
  expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(text).toMatch(/Too many attempts; try again in \d+ seconds/);
  expect(text).toContain(`value="${admin.email}"`);
  expect((await signIn(admin.password, address)).status).toBe(429);
});

test("60 at once fare the same, and nobody else is locked out", async () => {
  const address = anyAddress();
  const tried = await Promise.all(Array.from({ length: 60 }, () => signIn("wrong", address)));
  expect(count(tried)).toEqual({ 400: 5, 429: 55 });
  expect((await signIn(admin.password, anyAddress())).status).toBe(302);
});

test("an attack from everywhere doesn't lock the owner out at home", async () => {
  expect((await signIn(admin.password, home)).status).toBe(302);
  const answers = await times(40, () => signIn("wrong", anyAddress()));
  expect(count(answers)[429]).toBeGreaterThanOrEqual(20);
  expect((await signIn(admin.password, home)).status).toBe(302);
});

test("200 accounts tried from one address: 30 are", async () => {
  const address = anyAddress();
  const answers = await times(200, () => signIn("wrong", address, newEmail()));
  expect(count(answers)).toEqual({ 400: 30, 429: 170 });
});

test("30 links asked for from one address: one mail, and the 31st is refused", async () => {
  const address = anyAddress();
  const ask = () => post("/auth/forgot-password", { email: admin.email }, address);
  const answers = await times(31, ask);
  expect(count(answers)).toEqual({ 200: 30, 429: 1 });
  expect(answers[30]!.text).toMatch(/Too many attempts; try again in \d+ seconds/);
  expect(Number(answers[30]!.response.headers.get("Retry-After"))).toBeGreaterThan(0);
  const owner = createClient<Database>(backend.url, backend.secretKey);
  const mails = await owner.from("mail_outbox").select("id").eq("recipient", admin.email);
  expect(mails.data).toHaveLength(1);
});

test("six registrations of one address, and eleven guessed links", async () => {
  const email = newEmail();
  const form = { firstName: "Ada", lastName: "Quill", email, password: "sunny-river-42" };
  const registrations = await times(6, () => post("/auth/register", form, anyAddress()));
  expect(count(registrations)).toEqual({ 302: 5, 429: 1 });
  expect(registrations[5]!.text).toContain('value="Ada"');
  const address = anyAddress();
  const guesses = await times(11, (round) =>
    post("/auth/confirm", { token_hash: `guess-${round}`, type: "signup" }, address),
  );
  expect(count(guesses)).toEqual({ 403: 10, 429: 1 });
});

test("eleven messages through the contact form", async () => {
  const address = anyAddress();
  const form = { name: "Ada Quill", email: newEmail(), message: "Our clocks drift by noon." };
  const answers = await times(11, () => post("/contact", form, address));
  expect(count(answers)).toEqual({ 200: 10, 429: 1 });
  expect(answers[10]!.text).toContain("That is a lot of messages in a short time");
  expect(answers[10]!.text).toContain("Our clocks drift by noon.");
  expect(Number(answers[10]!.response.headers.get("Retry-After"))).toBeGreaterThan(0);
});

test("61 pictures: the last has to wait, and the answer says how long", async () => {
  const signedIn = await signIn(admin.password, home);
  const cookies = signedIn.response.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  const body = new Uint8Array(await phonePhoto());
  const headers = {
    Origin: site.url,
    "X-Forwarded-For": home,
    "Content-Type": "image/jpeg",
    Cookie: cookies.join("; "),
  };
  const answers = await times(61, async () => {
    const url = `${site.url}/admin/images?name=photo.jpg`;
    const response = await fetch(url, { method: "POST", body, headers });
    return { status: response.status, response, answer: await response.json() };
  });
  expect(count(answers)).toEqual({ 201: 60, 429: 1 });
  const { response, answer } = answers[60]!;
  expect(answer.toast.description).toMatch(/Too many requests; try again in \d+ s/);
  expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("the screen says when to come back, and keeps what was typed", async ({ page }) => {
      const email = newEmail();
      await page.setExtraHTTPHeaders({ "X-Forwarded-For": anyAddress() });
      for (let attempt = 0; attempt < 6; attempt += 1) {
        await page.goto(`${site.url}/auth/login`);
        await page.getByLabel("Email").fill(email);
        await page.getByLabel("Password", { exact: true }).fill("wrong");
        await page.getByRole("button", { name: "Sign In" }).click();
        await expect(page.getByRole("alertdialog")).toContainText("Error signing in");
      }
      await expect(page.getByRole("alertdialog")).toContainText(/try again in \d+ seconds/);
      await expect(page.getByLabel("Email")).toHaveValue(email);
    });
  });
}
