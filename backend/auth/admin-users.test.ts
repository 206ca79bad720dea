import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines } from "../../test/engines.ts";
import type { TestProject } from "../../test/project.ts";

const password = "Tempo-and-mood-7";

describe.each(engines)("/admin/users on $engine", ({ open }) => {
  let project: TestProject;
  beforeAll(async () => {
    project = await open();
  });
  afterAll(() => project.close());

  const admin = () => project.client({ key: project.keys.secretKey }).auth.admin;
  const newEmail = () => `${randomUUID()}@example.com`;
  async function newUser(attributes = {}) {
    const { data, error } = await admin().createUser({
      email: newEmail(),
      password,
      email_confirm: true,
      ...attributes,
    });
    if (error) throw error;
    return { id: data.user.id, email: data.user.email ?? "" };
  }
  async function signIn(email: string, secret = password) {
    const client = project.client();
    const { error } = await client.auth.signInWithPassword({ email, password: secret });
    return { client, code: error?.code };
  }

  test("makes a confirmed account with a profile, which can sign in", async () => {
    const { id, email } = await newUser({
      email: `  ${randomUUID()}@Example.com`.trim(),
      user_metadata: { first_name: "Jo", last_name: "Doe" },
      app_metadata: { plan: "x" },
    });
    const { data } = await admin().getUserById(id);
    expect(data.user).toMatchObject({
      email: email.toLowerCase(),
      user_metadata: { first_name: "Jo" },
      app_metadata: { provider: "email", plan: "x" },
      identities: [{ provider: "email", user_id: id, identity_data: { email_verified: true } }],
    });
    expect(data.user?.email_confirmed_at).toBeDefined();
    const profiles = project.client({ key: project.keys.secretKey }).from("profiles");
    expect((await profiles.select().eq("id", id)).data).toEqual([
      { id, first_name: "Jo", last_name: "Doe" },
    ]);
    expect((await signIn(email)).code).toBeUndefined();
  });

  test("an account that is not confirmed can't sign in", async () => {
    const { email } = await newUser({ email_confirm: false });
    expect((await signIn(email)).code).toBe("email_not_confirmed");
  });

  test("a known address, a weak password and unknown fields are refused", async () => {
    const { email } = await newUser();
    const codeOf = async (attributes: object) =>
      (await admin().createUser({ email: newEmail(), password, ...attributes })).error?.code;
    expect(await codeOf({ email: email.toUpperCase() })).toBe("email_exists");
    expect(await codeOf({ password: "short" })).toBe("weak_password");
    expect(await codeOf({ phone: "+18005550199" })).toBe("validation_failed");
    expect(await codeOf({ email: "nobody" })).toBe("validation_failed");
  });

  test("a new password ends all sessions and the old password", async () => {
    const { id, email } = await newUser();
    const { client } = await signIn(email);
    await admin().updateUserById(id, { password: "Another-mood-8" });
    expect((await client.auth.refreshSession()).error).not.toBeNull();
    expect((await signIn(email)).code).toBe("invalid_credentials");
    expect((await signIn(email, "Another-mood-8")).code).toBeUndefined();
  });

  test("a ban shuts out until it is lifted", async () => {
    const { id, email } = await newUser();
    const { client } = await signIn(email);
    const { data } = await admin().updateUserById(id, { ban_duration: "1h30m" });
    expect(data.user).toHaveProperty("banned_until");
    expect((await signIn(email)).code).toBe("user_banned");
    expect((await client.auth.refreshSession()).error).not.toBeNull();
    await admin().updateUserById(id, { ban_duration: "none" });
    expect((await signIn(email)).code).toBeUndefined();
    const wrong = await admin().updateUserById(id, { ban_duration: "for ever" });
    expect(wrong.error?.code).toBe("validation_failed");
  });

  test("metadata is merged, and null takes a name out", async () => {
    const { id } = await newUser({ user_metadata: { a: 1, b: 2 } });
    const { data } = await admin().updateUserById(id, { user_metadata: { b: null, c: 3 } });
    expect(data.user?.user_metadata).toEqual({ a: 1, c: 3 });
  });

  test("lists page by page, newest first", async () => {
    const made = [await newUser(), await newUser(), await newUser()];
    const { data } = await admin().listUsers({ page: 1, perPage: 2 });
    expect(data.users.map(({ id }) => id)).toEqual([made[2]?.id, made[1]?.id]);
    expect(data).toMatchObject({ nextPage: 2 });
    const beyond = await admin().listUsers({ page: 1000, perPage: 2 });
    expect(beyond.data.users).toEqual([]);
  });

  test("deletes, but not the last admin", async () => {
    const { id } = await newUser();
    expect((await admin().deleteUser(id)).error).toBeNull();
    expect((await admin().getUserById(id)).error?.code).toBe("user_not_found");
    expect((await admin().deleteUser(id)).error?.code).toBe("user_not_found");
    const last = await newUser();
    await project.database.query("insert into public.user_roles values ($1, 'admin')", [last.id]);
    expect((await admin().deleteUser(last.id)).error?.status).toBe(500);
    expect((await admin().getUserById(last.id)).data.user?.id).toBe(last.id);
  });

  test("is closed to everybody without the secret key", async () => {
    const { id } = await newUser();
    const { token } = await project.createAccount("admin");
    const { publishableKey, secretKey } = project.keys;
    const callers: Record<string, string>[] = [
      {},
      { apikey: publishableKey },
      { apikey: publishableKey, authorization: `Bearer ${token}` },
      { apikey: publishableKey, authorization: `Bearer ${secretKey}` },
      { apikey: secretKey, authorization: `Bearer ${token}` },
      { apikey: `${secretKey} `.slice(0, -2) },
      { authorization: `Bearer ${secretKey}` },
    ];
    for (const headers of callers) {
      for (const [method, path] of [
        ["GET", ""],
        ["POST", ""],
        ["GET", `/${id}`],
        ["PUT", `/${id}`],
        ["DELETE", `/${id}`],
      ]) {
        const url = `http://backend.test/auth/v1/admin/users${path}`;
        const body = method === "POST" || method === "PUT" ? "{}" : undefined;
        const response = await project.fetch(new Request(url, { method, headers, body }));
        expect([401, 403], `${method} ${Object.keys(headers)}`).toContain(response.status);
      }
    }
    expect((await admin().getUserById(id)).data.user?.id).toBe(id);
  });
});
