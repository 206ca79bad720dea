import { base64url, SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines } from "../../test/engines.ts";
import type { Account, TestProject } from "../../test/project.ts";

describe.each(engines)("tokens and keys on $engine", ({ open }) => {
  let project: TestProject;
  let admin: Account;
  beforeAll(async () => {
    project = await open();
    admin = await project.createAccount("admin");
    await project.database.query(
      "insert into public.blog_posts (title, slug, content) values ('Draft', 'draft', 'Text')",
    );
  });
  afterAll(() => project.close());

  async function ask(headers: Record<string, string>, query = "") {
    const response = await project.fetch(
      new Request(`http://backend.test/rest/v1/blog_posts?select=slug${query}`, { headers }),
    );
    return { status: response.status, body: await response.json() };
  }
  const askWithToken = (token: string) =>
    ask({ apikey: project.keys.publishableKey, Authorization: `Bearer ${token}` });
  const sign = (secret: string, claims: object) =>
    new SignJWT({ role: "authenticated", sub: admin.id, ...claims })
      .setProtectedHeader({ alg: "HS256" })
      .setExpirationTime("1h")
      .sign(new TextEncoder().encode(secret));
  const unsigned = (alg: string) =>
    [
      { alg, typ: "JWT" },
      { role: "service_role", sub: admin.id, exp: 9_999_999_999 },
    ]
      .map((part) => base64url.encode(JSON.stringify(part)))
      .join(".");

  test("an admin's token shows drafts, a visitor's key does not", async () => {
    expect((await askWithToken(admin.token)).body).toEqual([{ slug: "draft" }]);
    const key = project.keys.publishableKey;
    expect(await ask({ apikey: key })).toEqual({ status: 200, body: [] });
    expect(await askWithToken(key)).toEqual({ status: 200, body: [] });
  });

  test.each(["none", "None", "NONE", "HS256", "RS256"])(
    "no signature, alg %s: 401",
    async (alg) => {
      for (const end of [".", "", ".x", `.${admin.token.split(".")[2]}`]) {
        expect((await askWithToken(unsigned(alg) + end)).status, end).toBe(401);
      }
    },
  );

  test.each([
    "unsafe-secret-change-me",
    "super-secret-jwt-token-with-at-least-32-characters-long",
    "secret",
    "0".repeat(64),
  ])("signed with %s: 401", async (secret) => {
    for (const role of ["authenticated", "service_role", "anon"]) {
      expect((await askWithToken(await sign(secret, { role }))).status).toBe(401);
    }
  });

  test.each(["service_role", "postgres", "supabase_admin", "authenticator", "", null, ["anon"]])(
    "rightly signed for the role %j: 401",
    async (role) => {
      expect((await askWithToken(await sign(project.keys.jwtSecret, { role }))).status).toBe(401);
    },
  );

  test.each([
    { sub: "not-a-uuid" },
    { sub: "' or true --" },
    { sub: "a\0b" },
    { role: "anon\0" },
    { exp: 1 },
    { nbf: 9_999_999_999 },
  ])("rightly signed with %j: 401", async (claims) => {
    const token = new SignJWT({
      role: "authenticated",
      sub: admin.id,
      exp: 9_999_999_999,
      ...claims,
    })
      .setProtectedHeader({ alg: "HS256" })
      .sign(new TextEncoder().encode(project.keys.jwtSecret));
    expect((await askWithToken(await token)).status).toBe(401);
  });

  test("expired: 401, and says so", async () => {
    const claims = { role: "authenticated", sub: admin.id, exp: 1 };
    const token = new SignJWT(claims).setProtectedHeader({ alg: "HS256" });
    const secret = new TextEncoder().encode(project.keys.jwtSecret);
    expect((await askWithToken(await token.sign(secret))).body).toMatchObject({
      code: "PGRST303",
      message: "JWT expired",
    });
  });

  test("nonsense in place of a token: 401", async () => {
    for (const token of [
      "x",
      "a.b.c",
      "...",
      `${admin.token}x`,
      `x${admin.token}`,
      "%00",
      "null",
    ]) {
      expect((await askWithToken(token)).status, token).toBe(401);
    }
  });

  test("a spelling of Bearer never opens more than the rule above allows", async () => {
    const forged = `${unsigned("none")}.`;
    for (const scheme of ["bearer", "BEARER", "Bearer ", "Basic", "Token", ""]) {
      const headers = { apikey: project.keys.publishableKey, Authorization: `${scheme} ${forged}` };
      const { status, body } = await ask(headers);
      expect(status === 401 || body.length === 0, scheme).toBe(true);
    }
  });

  test("without a key, with a wrong one, or with a key as bearer only: 401", async () => {
    const { secretKey } = project.keys;
    const wrong = "sb_secret_0000000000000000000000000000000000000000000";
    expect((await ask({})).status).toBe(401);
    expect((await ask({ apikey: "" })).status).toBe(401);
    expect((await ask({ apikey: wrong })).status).toBe(401);
    expect((await ask({ apikey: admin.token })).status).toBe(401);
    expect((await ask({}, `&apikey=${wrong}`)).status).toBe(401);
    expect((await ask({ Authorization: `Bearer ${secretKey}` })).status).toBe(401);
    expect((await ask({ Authorization: `Bearer ${admin.token}` })).status).toBe(401);
  });

  test("the secret key as bearer beside the publishable key opens nothing", async () => {
    expect((await askWithToken(project.keys.secretKey)).body).toEqual([]);
  });

  test("the secret key opens everything, but not to a browser", async () => {
    const apikey = project.keys.secretKey;
    expect((await ask({ apikey })).body).toEqual([{ slug: "draft" }]);
    expect((await ask({ apikey, "User-Agent": "Mozilla/5.0 (X11)" })).status).toBe(401);
  });
});
