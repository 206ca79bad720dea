import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { engines } from "../test/engines.ts";
import type { TestProject } from "../test/project.ts";
import { listAdminIds } from "./accounts.ts";
import { ensureFirstAdmin } from "./first-admin.ts";

const email = "admin@musicdirector.example";

describe.each(engines)("the first admin on $engine", ({ open }) => {
  let project: TestProject;
  let printed: string[];
  beforeEach(async () => {
    await project?.close();
    project = await open();
    printed = [];
  });
  afterAll(() => project.close());

  const owner = () => project.client({ key: project.keys.secretKey });
  const ensure = (options: { password?: string } = {}) =>
    ensureFirstAdmin({
      client: owner(),
      secretKey: project.keys.secretKey,
      email,
      print: (text) => printed.push(text),
      ...options,
    });
  const printedPassword = () => /with the password (\S+)/.exec(printed[0] ?? "")?.[1] ?? "";
  const signIn = async (password: string) => {
    const client = project.client();
    const { data, error } = await client.auth.signInWithPassword({ email, password });
    return { client, userId: data.user?.id, error: error?.code };
  };

  test("is made at the first start, with a password that is printed once and works", async () => {
    await ensure();
    await ensure();
    expect(printed).toHaveLength(1);
    expect(printedPassword()).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/);
    const { client, userId } = await signIn(printedPassword());
    expect(await listAdminIds(owner())).toEqual([userId]);
    const { data } = await client.from("user_roles").select();
    expect(data).toEqual([{ user_id: userId, role: "admin" }]);
  });

  test("gets the password of the settings, which is not printed", async () => {
    await ensure({ password: "Tempo-and-mood-7" });
    expect(printed.join()).not.toContain("Tempo-and-mood-7");
    expect((await signIn("Tempo-and-mood-7")).error).toBeUndefined();
  });

  test("is an account that is there, which keeps its password", async () => {
    const { data } = await owner().auth.admin.createUser({
      email,
      password: "an older password",
      email_confirm: true,
    });
    await ensure({ password: "Tempo-and-mood-7" });
    expect(printed).toEqual([`  ${email} is an admin now\n`]);
    expect(await listAdminIds(owner())).toEqual([data.user?.id]);
    expect((await signIn("an older password")).error).toBeUndefined();
    expect((await signIn("Tempo-and-mood-7")).error).toBe("invalid_credentials");
  });

  test("survives a crash at each step: the password that works is printed", async () => {
    // A crash between making the account and printing leaves what a failing printer leaves.
    const crash = () => {
      throw new Error("crash");
    };
    const options = { client: owner(), secretKey: project.keys.secretKey, email };
    await expect(ensureFirstAdmin({ ...options, print: crash })).rejects.toThrow("crash");
    expect(await listAdminIds(owner())).toEqual([]);
    await ensure();
    expect(await listAdminIds(owner())).toHaveLength(1);
    expect((await signIn(printedPassword())).error).toBeUndefined();
  });

  test("is one, with one password, when several processes start at once", async () => {
    await Promise.all(Array.from({ length: 4 }, () => ensure()));
    expect(await listAdminIds(owner())).toHaveLength(1);
    expect(new Set(printed).size).toBe(1);
    expect((await signIn(printedPassword())).error).toBeUndefined();
  });

  test("is not made where somebody is an admin already", async () => {
    const { id } = await project.createAccount("admin");
    await ensure();
    expect(printed).toEqual([]);
    expect(await listAdminIds(owner())).toEqual([id]);
  });
});
