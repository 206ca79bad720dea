import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readKeysFile } from "../backend/keys.ts";
import { newDatabase } from "../test/engines.ts";
import { projectDir, startServer, type TestServer } from "../test/server.ts";

const first = "admin@musicdirector.example";
const engines = [
  { engine: "PGlite", database: async () => ({}) },
  { engine: "PostgreSQL", database: async () => ({ DATABASE_URL: await newDatabase() }) },
];

describe.each(engines)("npm run admin on $engine", { timeout: 90_000 }, ({ engine, database }) => {
  let env: Record<string, string>;
  let server: TestServer;
  let password: string;
  beforeAll(async () => {
    env = { SEED: "demo", ...(await database()) };
    server = await startServer({ env });
    password = await printedPassword(server);
  });
  afterAll(() => server?.stop());

  async function admin(...args: string[]) {
    const child = spawn("node", ["scripts/admin.ts", ...args], {
      cwd: projectDir,
      env: { ...process.env, PORT: new URL(server.url).port, DATA_DIR: server.dataDir, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const [out, problem] = await Promise.all([text(child.stdout), text(child.stderr)]);
    if (child.exitCode === null) await once(child, "exit");
    return { status: child.exitCode, out: out.trim(), problem: problem.trim() };
  }
  const done = (out: string) => ({ status: 0, out, problem: "" });
  const refused = (problem: string) => ({ status: 1, out: "", problem });

  test("beside the running site: lists, grants, revokes, but not the last one", async () => {
    const author = "rowan-ellery@musicdirector.example";
    expect(await admin("list")).toEqual(done(first));
    expect(await admin("revoke", first)).toEqual(refused("The last admin can't be removed"));
    expect(await admin("revoke", author)).toEqual(refused(`${author} is no admin`));
    expect(await admin("grant", author)).toEqual(done(`${author} is an admin`));
    expect((await admin("list")).out.split("\n").sort()).toEqual([first, author]);
    expect(await admin("revoke", author)).toEqual(done(`${author} is no longer an admin`));
    expect(await admin("grant", "nobody@example.com")).toEqual(
      refused("There is no account of nobody@example.com; register it on the site first"),
    );
  });

  test("says how it is used", async () => {
    for (const args of [[], ["grant"], ["list", first], ["promote", first]]) {
      expect((await admin(...args)).problem).toMatch(/^usage: npm run admin/);
    }
  });

  test("resets a password, which ends all sessions", async () => {
    const keys = engine === "PGlite" ? await readKeysFile(server.dataDir) : undefined;
    const { out } = await admin("reset-password", first);
    const next = /is (\S+)$/.exec(out)?.[1] ?? "";
    expect(next).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/);
    if (!keys) return;
    const { auth } = createClient(server.url, keys.publishableKey);
    const signIn = async (secret: string) =>
      (await auth.signInWithPassword({ email: first, password: secret })).error?.code;
    expect(await signIn(password)).toBe("invalid_credentials");
    expect(await signIn(next)).toBeUndefined();
    await admin("reset-password", first);
    expect((await auth.refreshSession()).error).not.toBeNull();
  });

  test("without the running site it opens the database itself", async () => {
    const ended = once(server.process, "exit");
    server.process.kill("SIGTERM");
    await ended;
    expect(await admin("list")).toEqual(done(first));
  });
});

test("the first admin is printed at the first start only", async () => {
  const server = await startServer();
  expect(await printedPassword(server)).not.toBe("");
  const ended = once(server.process, "exit");
  server.process.kill("SIGTERM");
  await ended;
  const again = await startServer({ dataDir: server.dataDir });
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(again.output()).not.toContain("Sign in as");
  await again.stop();
  await server.stop();
}, 90_000);

async function printedPassword({ output }: TestServer): Promise<string> {
  for (let attempt = 0; attempt < 400; attempt += 1) {
    const password = /Sign in as \S+ with the password (\S+)/.exec(output())?.[1];
    if (password) return password;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`No password was printed:\n${output()}`);
}
