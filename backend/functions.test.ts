import { mkdtempSync, rmSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FunctionsHttpError } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines } from "../test/engines.ts";
import type { Client, TestProject } from "../test/project.ts";
import { register } from "../test/registrations.ts";
import { createFunctions } from "./functions.ts";

const name = "ensure-blog-images-bucket";

describe.each(engines)("ensure-blog-images-bucket on $engine", ({ open }) => {
  let project: TestProject;
  let admin: Client;
  let user: Client;
  beforeAll(async () => {
    project = await open();
    await project.listen();
    const person = await register(project);
    admin = person.client;
    await project.database.query("insert into public.user_roles values ($1, 'admin')", [person.id]);
    user = (await register(project)).client;
  });
  afterAll(() => project.close());

  const invoke = async (client: Client) => {
    const { data, error } = await client.functions.invoke(name);
    if (!(error instanceof FunctionsHttpError)) return { status: error ? 0 : 200, ...data };
    return { status: error.context.status, ...(await error.context.json()) };
  };

  test("makes the bucket for an admin, and again does no harm", async () => {
    await project.database.runFile("delete from storage.buckets");
    expect(await invoke(admin)).toEqual({ status: 200, message: "Bucket blog_images was created" });
    expect(await invoke(admin)).toEqual({ status: 200, message: "Bucket blog_images is there" });
    const { data } = await admin.storage.listBuckets();
    expect(data).toMatchObject([
      {
        id: "blog_images",
        public: true,
        file_size_limit: 5_242_880,
        allowed_mime_types: expect.arrayContaining(["image/png", "image/avif"]),
      },
    ]);
  });

  test("is for admins only", async () => {
    await project.database.runFile("delete from storage.buckets");
    expect(await invoke(project.client())).toMatchObject({ status: 401 });
    expect(await invoke(user)).toEqual({ status: 403, message: "Only admins may do this" });
    const forged = await project.signToken(crypto.randomUUID());
    expect(await invoke(project.client({ token: forged }))).toMatchObject({ status: 401 });
    expect(await project.database.query("select id from storage.buckets")).toEqual([]);
    expect(project.reports).toEqual([]);
  });

  test("without a key or with a token of somebody else's project: 401", async () => {
    const url = `http://backend.test/functions/v1/${name}`;
    const ask = async (headers: Record<string, string>) =>
      (await project.fetch(new Request(url, { method: "POST", headers }))).status;
    expect(await ask({})).toBe(401);
    expect(await ask({ apikey: project.keys.publishableKey, Authorization: "Bearer x.y.z" })).toBe(
      401,
    );
  });
});

describe("functions", () => {
  const directory = mkdtempSync(join(tmpdir(), "functions-"));
  const keys = { jwtSecret: "x".repeat(32), publishableKey: "sb_publishable_a", secretKey: "sb_b" };
  const reports: string[] = [];
  const handlers = {
    open: `const all = Object.fromEntries(request.headers);
      return Response.json({ all, env: Object.keys(env), body: await request.text() });`,
    closed: "return new Response('closed');",
    slow: "await new Promise(() => undefined);",
    failing: "throw new Error('secret detail');",
  };
  beforeAll(async () => {
    for (const [handler, code] of Object.entries(handlers)) {
      await mkdir(join(directory, handler));
      await writeFile(
        join(directory, handler, "handler.ts"),
        `export async function handle(request: Request, env: object) { ${code} }`,
      );
    }
  });
  afterAll(() => rmSync(directory, { recursive: true }));

  const isOpen = { verify_jwt: false };
  const functions = createFunctions({
    directory,
    config: { open: isOpen, slow: isOpen, failing: isOpen },
    keys,
    settings: { CONTACT_EMAIL: "info@site.example" },
    url: () => "http://project.test",
    report: (error) => reports.push(String(error)),
    limits: { perMinute: 12 },
    patience: 50,
  });
  const call = (path: string, init: RequestInit = { method: "POST" }, address = "a") =>
    functions(new Request(`http://project.test/functions/v1/${path}`, init), {
      isSite: false,
      address,
    });

  test("get the request and the project's keys, and nothing else", async () => {
    const headers = { "x-site-secret": "s", cookie: "c", "content-type": "text/plain" };
    const answer = await call("open", { method: "POST", headers, body: "hello" });
    expect(await answer.json()).toEqual({
      all: { "content-type": "text/plain", "x-forwarded-for": "a" },
      env: ["CONTACT_EMAIL", "SUPABASE_URL", "SUPABASE_ANON_KEY", "SUPABASE_SERVICE_ROLE_KEY"],
      body: "hello",
    });
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
  });

  test("are closed unless the settings open them", async () => {
    expect((await call("closed")).status).toBe(401);
    const headers = { apikey: keys.publishableKey };
    expect(await (await call("closed", { method: "POST", headers })).text()).toBe("closed");
  });

  test("have bounds in size and time, and keep their errors", async () => {
    const body = "x".repeat(64 * 1024 + 1);
    expect((await call("open", { method: "POST", body })).status).toBe(413);
    expect((await call("slow")).status).toBe(504);
    expect(await (await call("failing")).json()).toMatchObject({ message: "The function failed" });
    expect(reports).toEqual(["Error: secret detail"]);
  });

  test("that don't exist are 404, however they are called", async () => {
    for (const path of ["none", "Open", "..%2fopen", "open/x", "", "%00"]) {
      expect((await call(path, undefined, path)).status, path).toBe(404);
    }
    expect((await call("open", { method: "OPTIONS" })).status).toBe(204);
  });

  test("have a limit for each address", async () => {
    const statuses = [];
    for (let sent = 0; sent < 14; sent += 1) {
      statuses.push((await call("open", undefined, "many")).status);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });
});
