import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { openDatabase } from "../backend/database/open.ts";
import { newDatabase } from "../test/engines.ts";
import { projectDir, startServer, type TestServer } from "../test/server.ts";

const engines = [
  { engine: "PGlite", url: async () => undefined },
  { engine: "PostgreSQL", url: newDatabase },
];

describe.each(engines)("backup and restore on $engine", ({ url }) => {
  const folder = mkdtempSync(join(tmpdir(), "backup-"));
  const dataDir = join(folder, "data");
  let databaseUrl: string | undefined;
  let before: Record<string, string>;
  let backup: string;
  let server: TestServer | undefined;
  beforeAll(async () => {
    databaseUrl = await url();
    const first = await startServer({ dataDir, env: env() });
    await vi.waitUntil(() => first.output().includes("Sign in as"), { timeout: 20_000 });
    await first.stop();
    before = await fingerprint();
  });
  afterAll(async () => {
    await server?.stop();
    rmSync(folder, { recursive: true });
  });

  test("a running site takes a backup, and a copy goes where it is wanted", async () => {
    server = await startServer({ dataDir, env: env() });
    const { status, stdout } = run("backup", join(folder, "elsewhere"));
    expect(status).toBe(0);
    backup = /^The backup is (.*)$/m.exec(stdout)?.[1] ?? "";
    const [copy = ""] = readdirSync(join(folder, "elsewhere"));
    expect(backup).toBe(join(dataDir, "backups", copy));
    expect(listFiles(join(folder, "elsewhere", copy))).toEqual(listFiles(backup));
    expect((await fetch(`${server.url}/blog?past=the-page-cache`)).status).toBe(200);
    await server.stop();
  });

  test("only the owner of the process can open it", () => {
    expect(statSync(join(dataDir, "backups")).mode & 0o077).toBe(0);
  });

  test("a site that is there is not replaced unasked", async () => {
    const { status, stderr } = run("restore", backup);
    expect([status, stderr]).toEqual([
      1,
      expect.stringContaining("with --replace it is put aside"),
    ]);
    expect(await fingerprint()).toEqual(before);
  });

  test("what is wrecked is back as it was, and what was there is put aside", async () => {
    await wreck();
    const { status, stdout, stderr } = run("restore", backup, "--replace");
    expect([status, stderr]).toEqual([0, ""]);
    expect(existsSync(/What was there is in (.*)$/m.exec(stdout)?.[1] ?? "")).toBe(true);
    expect(await fingerprint()).toEqual(before);
    server = await startServer({ dataDir, env: env() });
    const blog = await (await fetch(`${server.url}/blog`)).text();
    const [image = ""] = /\/images\/[^ "]+/.exec(blog) ?? [];
    expect((await fetch(server.url + image)).headers.get("content-type")).toBe("image/webp");
    await server.stop();
  });

  test("a copy alone makes a new site", async () => {
    const data = join(folder, "new");
    const [copy = ""] = readdirSync(join(folder, "elsewhere"));
    const newUrl = await url();
    const { status } = run("restore", join(folder, "elsewhere", copy), {
      DATA_DIR: data,
      DATABASE_URL: newUrl,
    });
    expect(status).toBe(0);
    expect(await fingerprint(data, newUrl)).toEqual(before);
  });

  test.each([
    ["is not there", () => join(folder, "nowhere"), "is no backup"],
    ["was not finished", () => cut("manifest.json"), "is no backup"],
    ["is of another kind of database", () => otherEngine(), "use export and import"],
  ])("a backup that %s changes nothing", async (_, path, reason) => {
    const { status, stderr } = run("restore", path(), "--replace");
    expect([status, stderr]).toEqual([1, expect.stringContaining(reason)]);
    expect(await fingerprint()).toEqual(before);
  });

  test("a damaged dump changes nothing", async () => {
    const path = copyOf();
    const name = readdirSync(path).find((file) => file.startsWith("database.")) ?? "";
    const dump = readFileSync(join(path, name));
    writeFileSync(join(path, name), dump.subarray(0, dump.length / 2));
    expect(run("restore", path, "--replace").status).toBe(1);
    expect(await fingerprint()).toEqual(before);
  });

  function env(): Record<string, string> {
    return databaseUrl ? { DATABASE_URL: databaseUrl } : {};
  }

  function run(name: string, ...args: (string | Record<string, string | undefined>)[]) {
    const own = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
    const given = args.find((arg) => typeof arg === "object");
    const words = args.filter((arg) => typeof arg === "string");
    return spawnSync("node", [`scripts/${name}.ts`, ...words], {
      cwd: projectDir,
      env: { ...process.env, ...own, ...given },
      encoding: "utf8",
    });
  }

  /** A digest of each table, the files and the keys. */
  async function fingerprint(data = dataDir, databaseAt = databaseUrl) {
    const database = await openDatabase(data, databaseAt);
    const tables = await database.query<{ name: string }>(`
      select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema !~ '^(pg_|information_schema)' order by 1`);
    const found: Record<string, string> = {};
    for (const { name } of tables) {
      const [row] = await database.query<{ digest: string }>(
        `select md5(string_agg(t::text, ',' order by t::text)) as digest from ${name} as t`,
      );
      found[name] = row?.digest ?? "";
    }
    await database.close();
    const keys = join(data, "keys.json");
    if (existsSync(keys)) found.keys = readFileSync(keys, "utf8");
    return { ...found, ...listFiles(join(data, "storage")) };
  }

  async function wreck(): Promise<void> {
    for (const name of readdirSync(join(dataDir, "storage"))) {
      rmSync(join(dataDir, "storage", name), { recursive: true });
    }
    if (!databaseUrl) return rmSync(join(dataDir, "pglite", "base"), { recursive: true });
    const database = await openDatabase(dataDir, databaseUrl);
    await database.runFile(
      "drop table public.blog_categories cascade; delete from public.blog_posts; create table public.newer ()",
    );
    await database.close();
  }

  function copyOf(): string {
    const path = mkdtempSync(join(folder, "copy-"));
    cpSync(backup, path, { recursive: true });
    return path;
  }

  function cut(name: string): string {
    const path = copyOf();
    rmSync(join(path, name));
    return path;
  }

  function otherEngine(): string {
    const path = copyOf();
    const manifest = JSON.parse(readFileSync(join(path, "manifest.json"), "utf8"));
    const engine = manifest.engine === "pglite" ? "postgres" : "pglite";
    writeFileSync(join(path, "manifest.json"), JSON.stringify({ ...manifest, engine }));
    return path;
  }
});

function listFiles(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    entries
      .filter((entry) => entry.isFile())
      .map(({ name, parentPath }) => {
        const digest = createHash("sha256").update(readFileSync(join(parentPath, name)));
        return [name, digest.digest("hex")];
      }),
  );
}
