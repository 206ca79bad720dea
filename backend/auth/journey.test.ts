import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines } from "../../test/engines.ts";
import type { Client, TestProject } from "../../test/project.ts";
import { linkTo, mailsTo, newClient, newEmail } from "../../test/registrations.ts";

describe.each(engines)("an account's life on $engine", ({ open }) => {
  const email = newEmail();
  const data = { first_name: "Zoë", last_name: "O'Neil" };
  let project: TestProject;
  let desk: Client;
  let phone: Client;
  beforeAll(async () => {
    project = await open();
    desk = newClient(project);
    phone = newClient(project);
  });
  afterAll(() => project.close());

  test("begins unconfirmed, with a mail", async () => {
    const options = { data, emailRedirectTo: "http://localhost:3000/tools?a=1#x" };
    const signedUp = await desk.auth.signUp({ email, password: "first password", options });
    expect(project.reports).toEqual([]);
    expect(signedUp.error).toBeNull();
    expect(signedUp.data.session).toBeNull();
    expect(signedUp.data.user).toMatchObject({ email, role: "authenticated", user_metadata: data });
    const early = await desk.auth.signInWithPassword({ email, password: "first password" });
    expect(early.error?.code).toBe("email_not_confirmed");
    const [mail, ...others] = await mailsTo(project, email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe("Confirm your e-mail address");
    expect(mail?.html_body).toContain("/auth/confirm?token_hash=");
    expect(mail?.html_body).not.toContain("{{");
    expect(await linkTo(project, email)).toMatchObject({
      page: "http://localhost:3000/auth/confirm",
      type: "email",
      next: "/tools?a=1",
    });
  });

  test("is confirmed by the mail's link, once", async () => {
    const { token_hash } = await linkTo(project, email);
    const { data: confirmed } = await desk.auth.verifyOtp({ token_hash, type: "email" });
    expect(confirmed.session?.user.email_confirmed_at).toBeTruthy();
    const again = await phone.auth.verifyOtp({ token_hash, type: "email" });
    expect(again.error).toMatchObject({ status: 403, code: "otp_expired" });
    const { data: claims } = await desk.auth.getClaims();
    expect(claims?.claims).toMatchObject({
      iss: "http://localhost:3000/auth/v1",
      aud: "authenticated",
      role: "authenticated",
      email,
      phone: "",
      aal: "aal1",
      amr: [{ method: "otp" }],
      app_metadata: { provider: "email", providers: ["email"] },
      user_metadata: data,
      is_anonymous: false,
    });
    const profile = await desk.from("profiles").select("first_name, last_name").single();
    expect(profile.data).toEqual(data);
  });

  test("can be signed in to, and stays so over refreshes", async () => {
    const signIn = await phone.auth.signInWithPassword({ email, password: "first password" });
    expect(signIn.error).toBeNull();
    expect(signIn.data.user?.identities).toMatchObject([
      { provider: "email", identity_data: { email, email_verified: true } },
    ]);
    const tokens = new Set([signIn.data.session?.refresh_token]);
    for (let round = 0; round < 3; round += 1) {
      const { data: refreshed, error } = await phone.auth.refreshSession();
      expect(error).toBeNull();
      tokens.add(refreshed.session?.refresh_token);
    }
    expect(tokens.size).toBe(4);
    expect((await phone.auth.getUser()).data.user?.email).toBe(email);
  });

  test("gets a new password, which ends the other sessions", async () => {
    const same = await phone.auth.updateUser({ password: "first password" });
    expect(same.error).toMatchObject({ status: 422, code: "same_password" });
    expect((await phone.auth.updateUser({ password: "second password" })).error).toBeNull();
    const other = await desk.auth.refreshSession();
    expect(other.error?.code).toBe("refresh_token_not_found");
    expect((await phone.auth.refreshSession()).error).toBeNull();
    const old = await desk.auth.signInWithPassword({ email, password: "first password" });
    expect(old.error?.code).toBe("invalid_credentials");
  });

  test("gets a new password without the old one, by mail", async () => {
    await desk.auth.resetPasswordForEmail(email, { redirectTo: "https://evil.example/x" });
    const { token_hash, type, next } = await linkTo(project, email);
    expect({ type, next }).toEqual({ type: "recovery", next: "/" });
    expect((await desk.auth.verifyOtp({ token_hash, type: "recovery" })).error).toBeNull();
    expect((await desk.auth.updateUser({ password: "third password" })).error).toBeNull();
    expect((await phone.auth.refreshSession()).error?.code).toBe("refresh_token_not_found");
  });

  test("can be signed in to with a mailed link or its code", async () => {
    await phone.auth.signInWithOtp({ email });
    const { code, type } = await linkTo(project, email);
    expect(type).toBe("magiclink");
    expect(code).toMatch(/^\d{10}$/);
    const { error } = await phone.auth.verifyOtp({ email, token: code, type: "email" });
    expect(error).toBeNull();
  });

  test("is signed out of here, elsewhere, or everywhere", async () => {
    const clients = Array.from({ length: 4 }, () => newClient(project));
    const [one, two, three, four] = clients as [Client, Client, Client, Client];
    for (const client of clients) {
      await client.auth.signInWithPassword({ email, password: "third password" });
    }
    const isIn = async (client: Client) => (await client.auth.refreshSession()).error === null;
    await one.auth.signOut({ scope: "local" });
    expect([await isIn(two), await isIn(three)]).toEqual([true, true]);
    await two.auth.signOut({ scope: "others" });
    expect([await isIn(two), await isIn(three), await isIn(four)]).toEqual([true, false, false]);
    await four.auth.signInWithPassword({ email, password: "third password" });
    await two.auth.signOut();
    expect(await isIn(four)).toBe(false);
    expect(project.reports).toEqual([]);
  });
});
