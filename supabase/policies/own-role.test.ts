import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines } from "../../test/engines.ts";
import type { Account, Client, TestProject } from "../../test/project.ts";

describe.each(engines)("the own role on $engine", ({ open }) => {
  let project: TestProject;
  let admin: Account;
  let user: Account;
  let client: Client;
  beforeAll(async () => {
    project = await open();
    admin = await project.createAccount("admin");
    user = await project.createAccount("user");
    client = project.client(user);
    const { error } = await project
      .client(admin)
      .from("user_roles")
      .insert({ user_id: user.id, role: "user" });
    expect(error).toBeNull();
  });
  afterAll(() => project.close());

  const roleOf = async ({ id }: Account) => {
    const [row] = await project.database.query<{ role: string }>(
      "select role from public.user_roles where user_id = $1",
      [id],
    );
    return row?.role;
  };

  test("is the only role a user sees; a visitor sees none", async () => {
    expect((await client.from("user_roles").select()).data).toEqual([
      { user_id: user.id, role: "user" },
    ]);
    expect((await project.client().from("user_roles").select()).data).toEqual([]);
  });

  test("can't be raised by inserting, updating, upserting or deleting", async () => {
    const roles = client.from("user_roles");
    const raised = { user_id: user.id, role: "admin" };
    expect((await roles.insert(raised)).error?.code).toMatch(/42501|23505/);
    expect((await roles.upsert(raised)).error?.code).toBe("42501");
    await roles.update({ role: "admin" }).eq("user_id", user.id);
    await roles.update({ user_id: user.id }).eq("user_id", admin.id);
    await roles.delete().eq("user_id", admin.id);
    expect([await roleOf(user), await roleOf(admin)]).toEqual(["user", "admin"]);
  });

  test("can't be raised without a row either", async () => {
    const fresh = await project.createAccount("user");
    const roles = project.client(fresh).from("user_roles");
    const raised = { user_id: fresh.id, role: "admin" };
    expect((await roles.insert(raised)).error?.code).toBe("42501");
    expect((await roles.upsert(raised)).error?.code).toBe("42501");
    expect(await roleOf(fresh)).toBeUndefined();
  });

  test("can't be borrowed by giving the own profile an admin's id", async () => {
    const profiles = client.from("profiles");
    await profiles.update({ id: admin.id }).eq("id", user.id);
    expect((await profiles.upsert({ id: admin.id, first_name: "Me" })).error?.code).toBe("42501");
    expect((await client.from("user_roles").select()).data).toHaveLength(1);
  });

  test("is only one of two, whoever writes it", async () => {
    const roles = project.client(admin).from("user_roles");
    const { error } = await roles.update({ role: "owner" }).eq("user_id", user.id);
    expect(error?.code).toBe("23514");
  });

  test("is changed by an admin, and holds from the next request on", async () => {
    const roles = project.client(admin).from("user_roles");
    await roles.update({ role: "admin" }).eq("user_id", user.id);
    expect((await client.from("user_roles").select()).data).toHaveLength(2);
    await roles.update({ role: "user" }).eq("user_id", user.id);
    expect((await client.from("user_roles").select()).data).toHaveLength(1);
  });
});
