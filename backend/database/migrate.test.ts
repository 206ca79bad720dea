import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newDatabase } from "../../test/engines.ts";
import type { Database } from "./database.ts";
import { migrate } from "./migrate.ts";
import { openDatabase } from "./open.ts";

const engines = [
  { engine: "PGlite", url: async () => undefined },
  { engine: "PostgreSQL", url: newDatabase },
];

describe.each(engines)("migrations on $engine", ({ url }) => {
  const folder = mkdtempSync(join(tmpdir(), "migrate-"));
  let migrations: string;
  let database: Database;
  let backups = 0;
  beforeAll(async () => {
    migrations = mkdtempSync(join(folder, "sql-"));
    write("20260101000000_first.sql", "create table public.first (id int primary key);");
    write("20260102000000_second_step.sql", "insert into public.first values (1), (2);");
    database = await openDatabase(folder, await url());
  });
  afterAll(async () => {
    await database.close();
    rmSync(folder, { recursive: true });
  });

  const write = (name: string, text: string) => writeFileSync(join(migrations, name), text);
  const run = () =>
    migrate(database, migrations, async () => {
      backups += 1;
    });
  const history = () =>
    database.query("select version, name from supabase_migrations.schema_migrations order by 1");

  test("are applied in order to a new database, without a backup of nothing", async () => {
    expect(await run()).toEqual({ applied: 2, isNew: true });
    expect(await history()).toEqual([
      { version: "20260101000000", name: "first" },
      { version: "20260102000000", name: "second_step" },
    ]);
    expect(backups).toBe(0);
  });

  test("do nothing when nothing is pending", async () => {
    expect(await run()).toEqual({ applied: 0, isNew: false });
    expect(await database.query("select id from public.first")).toHaveLength(2);
    expect(backups).toBe(0);
  });

  test("that fail are named and rolled back whole, after a backup; those before stay", async () => {
    write("20260103000000_good.sql", "insert into public.first values (3);");
    write("20260104000000_bad.sql", "insert into public.first values (4); select 1 / 0;");
    write("20260105000000_after.sql", "insert into public.first values (5);");
    await expect(run()).rejects.toThrow("Migration 20260104000000_bad failed: division by zero");
    expect(backups).toBe(1);
    const rows = await database.query("select id from public.first order by id");
    expect(rows).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
    expect(await history()).toHaveLength(3);
  });

  test("go on where they stopped once the file is mended", async () => {
    write("20260104000000_bad.sql", "insert into public.first values (4);");
    expect(await run()).toEqual({ applied: 2, isNew: false });
    expect(await database.query("select id from public.first")).toHaveLength(5);
  });

  test("refuse a database that is newer than the code", async () => {
    rmSync(join(migrations, "20260105000000_after.sql"));
    await expect(run()).rejects.toThrow(
      "The database is newer than this code (it has migration 20260105000000); run the newer code",
    );
  });
});
