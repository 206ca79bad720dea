import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newDatabase } from "../../test/engines.ts";
import type { Database } from "./database.ts";
import { startWithKeptSchema } from "./kept-schema.ts";
import { openDatabase } from "./open.ts";

const engines = [
  { engine: "PGlite", url: async () => undefined },
  { engine: "PostgreSQL", url: newDatabase },
];

describe.each(engines)("the kept schema on $engine", ({ url }) => {
  const folder = mkdtempSync(join(tmpdir(), "kept-schema-"));
  const file = join(folder, "cache", "schema.json");
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase(folder, await url());
    await database.runFile("create table public.songs (id int primary key, title text)");
  });
  beforeEach(start);
  afterAll(async () => {
    await database.close();
    rmSync(folder, { recursive: true });
  });

  /** As a start does: reads the schema, then keeps it. Gives back what was read. */
  async function start(): Promise<string> {
    await database.connection.clearSchemaCache();
    const keep = await startWithKeptSchema(database, file);
    const schema = await database.connection.introspect({ useCache: true });
    await keep();
    return JSON.stringify(schema);
  }

  const mark = (text: string) => writeFileSync(file, text.replaceAll('"songs"', '"marked"'));

  test("is what the next start reads, whatever is granted meanwhile", async () => {
    await database.query("grant select on public.songs to public");
    mark(readFileSync(file, "utf8"));
    expect(await start()).toContain('"marked"');
    await database.connection.clearSchemaCache();
    expect(JSON.stringify(await database.connection.introspect())).not.toContain('"marked"');
  });

  test.each([
    "alter table public.songs add column artist text",
    "alter table public.songs alter column title set not null",
    "alter table public.songs add check (id > 0)",
    "create or replace function public.spins() returns int language sql as 'select 1'",
    "create or replace function public.spins(daypart text default '') returns int language sql as 'select 2'",
    "create type public.daypart as enum ('drive')",
    "alter type public.daypart add value 'night'",
    "comment on column public.songs.title is 'As announced'",
    "alter table public.songs enable row level security",
    "create view public.titles as select title from public.songs",
    "create or replace view public.titles as select title, id from public.songs",
    "drop view public.titles",
  ])("is read anew after %j", async (change) => {
    await database.query(change);
    mark(readFileSync(file, "utf8"));
    expect(await start()).toContain('"songs"');
    expect(readFileSync(file, "utf8")).toContain('"songs"');
  });

  test.each([
    ["is empty", () => ""],
    ["is cut off", (text: string) => text.slice(0, text.length / 2)],
    ["is of another library", (text: string) => text.replace(/^\w{8}/, "00000000")],
  ])("is read anew when the file %s", async (_, damage) => {
    mark(damage(readFileSync(file, "utf8")));
    expect(await start()).toContain('"songs"');
  });
});
