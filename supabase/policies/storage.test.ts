import { sql, type Transaction } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines } from "../../test/engines.ts";
import type { Account, TestProject } from "../../test/project.ts";
import type { Actor } from "./access.ts";

const refused = /row-level security/;
const update = {
  buckets: "update storage.buckets set public = false returning 1",
  objects: "update storage.objects set name = 'moved.webp' returning 1",
};
const insert = {
  bucket: "insert into storage.buckets (id, name) values ('new', 'new') returning 1",
  image: "insert into storage.objects (bucket_id, name) values ('blog_images', 'b.webp')",
  stray: "insert into storage.objects (bucket_id, name) values ('other', 'b.webp')",
};

/** Each statement with the rows each actor sees or changes; `refused` where it is an error. */
const rules: [statement: string, visitor: Outcome, user: Outcome, admin: Outcome][] = [
  ["select 1 from storage.buckets", 0, 0, 2],
  [insert.bucket, refused, refused, refused],
  [update.buckets, 0, 0, 0],
  ["delete from storage.buckets returning 1", 0, 0, 0],
  ["select 1 from storage.objects", 0, 0, 1],
  ["select 1 from storage.objects where bucket_id = 'other'", 0, 0, 0],
  [`${insert.image} returning 1`, refused, refused, 1],
  [`${insert.image} on conflict (bucket_id, name) do nothing returning 1`, refused, refused, 1],
  [`${insert.stray} returning 1`, refused, refused, refused],
  [update.objects, 0, 0, 0],
  ["delete from storage.objects returning 1", 0, 0, 1],
];
type Outcome = number | typeof refused;

describe.each(engines)("images on $engine", ({ open }) => {
  let project: TestProject;
  const accounts = new Map<Actor, Account>();
  beforeAll(async () => {
    project = await open();
    accounts.set("user", await project.createAccount("user"));
    accounts.set("admin", await project.createAccount("admin"));
    await project.database.runFile(`
      insert into storage.buckets (id, name) values ('other', 'other');
      insert into storage.objects (bucket_id, name) values
        ('blog_images', 'a.webp'), ('other', 'a.webp');`);
  });
  afterAll(() => project.close());

  /** Runs a statement as the storage service would for this caller, and takes it back. */
  async function countRows(actor: Actor, statement: string): Promise<number> {
    const account = accounts.get(actor);
    const role = account ? "authenticated" : "anon";
    let rows = 0;
    const undo = new Error("undo");
    const run = async (transaction: Transaction<object>) => {
      await sql`select set_config('request.jwt.claim.sub', ${account?.id ?? ""}, true)`.execute(
        transaction,
      );
      await sql.raw(`set local role ${role}`).execute(transaction);
      rows = (await sql.raw(statement).execute(transaction)).rows.length;
      throw undo;
    };
    await project.database.connection.kysely
      .transaction()
      .execute(run)
      .catch((error: unknown) => {
        if (error !== undo) throw error;
      });
    return rows;
  }

  describe.each(rules)("%s", (statement, ...outcomes) => {
    test.each(["visitor", "user", "admin"] as const)("by a %s", async (actor) => {
      const expected = outcomes[["visitor", "user", "admin"].indexOf(actor)];
      const result = countRows(actor, statement);
      if (typeof expected === "number") expect(await result).toBe(expected);
      else await expect(result).rejects.toThrow(expected);
    });
  });

  test("neither table is within the reach of /rest/v1", async () => {
    const client = project.client({ key: project.keys.secretKey });
    const bare = await client.from("objects" as never).select();
    const named = await client
      .schema("storage" as never)
      .from("objects" as never)
      .select();
    expect([bare.status, named.status]).toEqual([404, 406]);
  });
});
