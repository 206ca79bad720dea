import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { engines } from "../../test/engines.ts";
import type { Account, TestProject } from "../../test/project.ts";

describe.each(engines)("the last admin on $engine", ({ open }) => {
  let project: TestProject;
  let admin: Account;
  beforeAll(async () => {
    project = await open();
    admin = await project.createAccount("admin");
  });
  afterAll(() => project.close());

  const countAdmins = async () => {
    const rows = await project.database.query("select from public.user_roles where role = 'admin'");
    return rows.length;
  };
  beforeEach(async () => expect(await countAdmins()).toBe(1));

  const ways = [
    ["delete", (roles) => roles.delete().eq("user_id", admin.id)],
    ["update", (roles) => roles.update({ role: "user" }).eq("user_id", admin.id)],
    ["upsert", (roles) => roles.upsert({ user_id: admin.id, role: "user" })],
    ["delete everybody", (roles) => roles.delete().neq("role", "")],
    ["update everybody", (roles) => roles.update({ role: "user" }).neq("role", "")],
  ] satisfies [string, (roles: ReturnType<typeof table>) => PromiseLike<Answer>][];
  type Answer = { error: { code: string; message: string } | null };
  const table = (key?: string) =>
    project.client(key ? { key } : { token: admin.token }).from("user_roles");

  test.each(ways)("stays after %s, by the admin or with the secret key", async (_way, remove) => {
    for (const key of [undefined, project.keys.secretKey]) {
      const { error } = await remove(table(key));
      expect(error).toMatchObject({ code: "23514", message: "The last admin can't be removed" });
      expect(await countAdmins()).toBe(1);
    }
  });

  test.each([
    "delete from auth.users",
    "delete from public.profiles",
    "truncate public.user_roles",
    "truncate public.profiles cascade",
    "truncate auth.users cascade",
  ])("stays after %s, run by the database's owner", async (statement) => {
    await expect(project.database.query(statement)).rejects.toThrow(/last admin/);
    expect(await countAdmins()).toBe(1);
  });

  test("may go once there is another one", async () => {
    const second = await project.createAccount("admin");
    const { error } = await table().delete().eq("user_id", second.id);
    expect(error).toBeNull();
  });

  test("is left by ten who resign at once", async () => {
    const others = await Promise.all(
      Array.from({ length: 9 }, () => project.createAccount("admin")),
    );
    const everyone = [admin, ...others];
    const answers = await Promise.all(
      everyone.map((account) =>
        project
          .client(account)
          .from("user_roles")
          .update({ role: "user" })
          .eq("user_id", account.id),
      ),
    );
    expect(answers.filter(({ error }) => error).map(({ error }) => error?.code)).toEqual(["23514"]);
    const last = everyone.find((_account, index) => answers[index]?.error);
    admin = last ?? admin;
  });

  test("is left by ten accounts deleted at once", async () => {
    const others = await Promise.all(
      Array.from({ length: 9 }, () => project.createAccount("admin")),
    );
    const everyone = [admin, ...others];
    const results = await Promise.allSettled(
      everyone.map(({ id }) =>
        project.database.query("delete from auth.users where id = $1", [id]),
      ),
    );
    expect(results.filter(({ status }) => status === "rejected")).toHaveLength(1);
    admin = everyone.find((_account, index) => results[index]?.status === "rejected") ?? admin;
  });
});
