import { SignJWT, UnsecuredJWT } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines } from "../../test/engines.ts";
import type { Client, TestProject } from "../../test/project.ts";
import { register } from "../../test/registrations.ts";

describe.each(engines)("nobody gains rights on $engine", ({ open }) => {
  let project: TestProject;
  let client: Client;
  let id: string;
  beforeAll(async () => {
    project = await open();
    ({ client, id } = await register(project));
  });
  afterAll(() => project.close());

  const iss = "http://localhost:3000/auth/v1";
  const sign = (secret: string, claims: object, expires = "1h") =>
    new SignJWT({ ...claims })
      .setProtectedHeader({ alg: "HS256" })
      .setAudience("authenticated")
      .setExpirationTime(expires)
      .sign(new TextEncoder().encode(secret));

  test("with a token this project did not sign, or not for now", async () => {
    const real = (await client.auth.getSession()).data.session?.access_token ?? "";
    expect((await client.auth.getUser(real)).data.user?.id).toBe(id);
    const payload = JSON.parse(Buffer.from(real.split(".")[1] ?? "", "base64url").toString());
    const { jwtSecret } = project.keys;
    const forged = [
      new UnsecuredJWT(payload).encode(),
      `${Buffer.from('{"alg":"none"}').toString("base64url")}.${real.split(".")[1]}.`,
      await sign("super-secret-jwt-token-with-at-least-32-characters-long", payload),
      await sign("unsafe-secret-change-me", payload),
      await sign("secret", payload),
      await sign(jwtSecret, payload, "-1s"),
      await sign(jwtSecret, { ...payload, iss: "https://evil.example/auth/v1" }),
      await sign(jwtSecret, { iss, sub: id, role: "authenticated" }),
      await sign(jwtSecret, { iss, sub: "1' or true --", session_id: payload.session_id }),
      `${real.slice(0, -4)}AAAA`,
      project.keys.secretKey,
      "x",
    ];
    for (const token of forged) {
      const { error } = await client.auth.getUser(token);
      expect(error).toMatchObject({ status: 403, code: "bad_jwt" });
    }
  });

  test("with what they say about themselves", async () => {
    const mine = { role: "admin", is_admin: true, app_metadata: { role: "admin" }, sub: "other" };
    expect((await client.auth.updateUser({ data: mine })).error).toBeNull();
    const { data } = await client.auth.refreshSession();
    expect(data.user).toMatchObject({ id, role: "authenticated", user_metadata: mine });
    expect((await client.from("user_roles").select()).data).toEqual([]);
    const { error } = await client.from("blog_tags").insert({ name: "x", slug: "x" });
    expect(error?.code).toBe("42501");
    const smuggled = await client.auth.updateUser({
      data: {},
      app_metadata: { role: "admin" },
    } as object);
    expect(smuggled.error).toMatchObject({ status: 403, code: "not_admin" });
    const extra = await client.auth.updateUser({
      data: { role: null },
      role: "service_role",
      id: "00000000-0000-0000-0000-000000000000",
      email_confirmed_at: null,
    } as object);
    expect(extra.data.user).toMatchObject({ id, role: "authenticated" });
    expect(extra.data.user?.user_metadata).not.toHaveProperty("role");
  });

  test("and what they say stays within 8 kB, also in pieces", async () => {
    const half = "x".repeat(5000);
    expect((await client.auth.updateUser({ data: { a: half } })).error).toBeNull();
    const { error } = await client.auth.updateUser({ data: { b: half } });
    expect(error).toMatchObject({ code: "validation_failed" });
  });

  test("and a banned admin's token no longer writes", async () => {
    const admin = await project.createAccount("admin");
    await project.createAccount("admin");
    const write = () => project.client(admin).from("blog_tags").insert({ name: "y", slug: "y" });
    await project.database.query(
      "update auth.users set banned_until = now() + interval '1 day' where id = $1",
      [admin.id],
    );
    expect((await write()).error?.code).toBe("42501");
    await project.database.query("update auth.users set banned_until = now() where id = $1", [
      admin.id,
    ]);
    expect((await write()).error).toBeNull();
  });
});
