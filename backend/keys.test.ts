import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines } from "../test/engines.ts";
import type { TestProject } from "../test/project.ts";
import { type Keys, loadKeys } from "./keys.ts";

describe.each(engines)("the keys on $engine", ({ engine, open }) => {
  const dataDir = mkdtempSync(join(tmpdir(), "keys-"));
  const file = join(dataDir, "keys.json");
  let project: TestProject;
  let keys: Keys;
  beforeAll(async () => {
    project = await open();
    keys = await loadKeys(project.database, dataDir);
  });
  afterAll(async () => {
    await project.close();
    rmSync(dataDir, { recursive: true });
  });

  const stored = {
    read: async () => {
      if (engine === "PGlite") return readFileSync(file, "utf8");
      const [row] = await project.database.query<{ keys: string }>("select keys from backend.keys");
      return row?.keys;
    },
    write: async (text: string) => {
      if (engine === "PGlite") writeFileSync(file, text);
      else await project.database.query("update backend.keys set keys = $1", [text]);
    },
  };

  test("are made once and stay the same", async () => {
    expect(await loadKeys(project.database, dataDir)).toEqual(keys);
    expect(keys.publishableKey).toMatch(/^sb_publishable_/);
    expect(keys.secretKey).toMatch(/^sb_secret_/);
    expect(new Set(Object.values(keys)).size).toBe(3);
  });

  test("lie where only the owner reads them", async () => {
    expect(existsSync(file)).toBe(engine === "PGlite");
    if (engine === "PGlite") expect(statSync(file).mode & 0o777).toBe(0o600);
    else {
      const granted = await project.database.query<{ allowed: boolean }>(
        `select has_schema_privilege(role, 'backend', 'usage') as allowed
         from unnest(array['anon', 'authenticated', 'service_role']) role`,
      );
      expect(granted.map(({ allowed }) => allowed)).toEqual([false, false, false]);
    }
  });

  const weak = (change: Partial<Keys>) => () => JSON.stringify({ ...keys, ...change });
  test.each([
    ["empty", () => ""],
    ["cut off", () => JSON.stringify(keys).slice(0, 40)],
    ["not keys", () => "[1]"],
    ["without a secret", () => JSON.stringify({ ...keys, jwtSecret: undefined })],
    ["the default secret", weak({ jwtSecret: "unsafe-secret-change-me-unsafe-secret-change-me" })],
    ["a short secret", weak({ jwtSecret: "k8Zq2mV9xR4tB7nW" })],
    ["one letter", weak({ jwtSecret: "a".repeat(64) })],
    ["a guessable key", weak({ secretKey: "sb_secret_1" })],
  ])("are refused when they are %s, and nothing is overwritten", async (_what, text) => {
    const good = await stored.read();
    await stored.write(text());
    await expect(loadKeys(project.database, dataDir)).rejects.toThrow(/damaged or too weak/);
    expect(await stored.read()).toBe(text());
    await stored.write(good ?? "");
    expect(await loadKeys(project.database, dataDir)).toEqual(keys);
  });
});
