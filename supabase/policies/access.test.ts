import type { SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines } from "../../test/engines.ts";
import type { Client, TestProject } from "../../test/project.ts";
import { type Actor, access, actors, plant, type Row } from "./access.ts";

/** The project, seen without its column types: the tests below run over all tables. */
type Empty = { [_ in never]: never };
type AnyTable = { Row: Row; Insert: Row; Update: Row; Relationships: [] };
type AnyClient = SupabaseClient<{
  public: { Tables: Record<string, AnyTable>; Views: Empty; Functions: Empty };
}>;

const tables = Object.keys(access) as (keyof typeof access)[];
const cases = tables.flatMap((table) =>
  actors.map((actor) => ({ table, actor, rules: access[table] })),
);

describe.each(engines)("on $engine", ({ open }) => {
  let project: TestProject;
  let clients: Record<Actor, AnyClient>;
  beforeAll(async () => {
    project = await open();
    clients = {
      visitor: untyped(project.client()),
      user: untyped(project.client(await project.createAccount("user"))),
      admin: untyped(project.client(await project.createAccount("admin"))),
    };
  });
  afterAll(() => project.close());

  describe.each(cases)("$table and a $actor", ({ table, actor, rules }) => {
    const may = (operation: "select" | "insert" | "update" | "delete") =>
      rules[operation].includes(actor);
    const keyOf = (row: Row) =>
      Object.fromEntries(rules.key.map((column) => [column, row[column] ?? ""]));
    const from = () => clients[actor].from(table);
    const stored = async (values: Row) => {
      const secret = untyped(project.client({ key: project.keys.secretKey }));
      const { data, error } = await secret.from(table).select().match(values);
      expect(error).toBeNull();
      return data?.length === 1;
    };

    test(`select: ${may("select") ? "is shown rows and counts" : "sees no row and counts none"}`, async () => {
      const key = keyOf(await plant(project, table));
      const { data } = await from().select().match(key);
      const { count } = await from().select("*", { count: "exact", head: true }).match(key);
      expect([data?.length, count]).toEqual(may("select") ? [1, 1] : [0, 0]);
    });

    test(`insert: ${may("insert") ? "is allowed" : "is refused"}`, async () => {
      const row = await rules.newRow(project);
      const { error } = await from().insert(row);
      expect(error?.code).toBe(may("insert") ? undefined : "42501");
      expect(await stored(row)).toBe(may("insert"));
    });

    test(`update: ${may("update") ? "is allowed" : "changes nothing"}`, async () => {
      const row = await plant(project, table);
      const change = await rules.change(project);
      const { error } = await from().update(change).match(keyOf(row));
      expect(error).toBeNull();
      expect(await stored({ ...row, ...change })).toBe(may("update"));
      expect(await stored(row)).toBe(!may("update"));
    });

    test(`upsert: ${may("insert") && may("update") ? "is allowed" : "is refused"}`, async () => {
      const row = await plant(project, table);
      const changed = { ...row, ...(await rules.change(project)) };
      const { error } = await from().upsert(changed, { onConflict: rules.key.join() });
      const allowed = may("insert") && may("update");
      expect(error?.code).toBe(allowed ? undefined : "42501");
      expect(await stored(changed)).toBe(allowed);
    });

    test(`delete: ${may("delete") ? "is allowed" : "removes nothing"}`, async () => {
      const row = await plant(project, table);
      const { error } = await from().delete().match(keyOf(row));
      expect(error).toBeNull();
      expect(await stored(row)).toBe(!may("delete"));
    });
  });
});

function untyped(client: Client): AnyClient {
  return client as unknown as AnyClient;
}
