import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines } from "../../test/engines.ts";
import type { TestProject } from "../../test/project.ts";
import { linkTo, mailsTo, newClient, newEmail, register } from "../../test/registrations.ts";

const limits = { betweenMails: 1, mailsPerAccount: 100 };

describe.each(engines)("the auth API on $engine", ({ open }) => {
  let project: TestProject;
  beforeAll(async () => {
    project = await open({ authLimits: limits });
  });
  afterAll(() => project.close());

  const signUp = (password: string, email = newEmail()) =>
    newClient(project).auth.signUp({ email, password });
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    project.fetch(
      new Request(`http://backend.test/auth/v1${path}`, {
        method: "POST",
        headers: { apikey: project.keys.publishableKey, ...headers },
        body: JSON.stringify(body),
      }),
    );

  test("refuses wrong passwords, also of accounts that are not confirmed or banned", async () => {
    const { email, id, client } = await register(project);
    const signIn = (password: string, to = email) =>
      client.auth.signInWithPassword({ email: to, password });
    expect((await signIn("wrong one")).error).toMatchObject({
      status: 400,
      code: "invalid_credentials",
      message: "Invalid login credentials",
    });
    const unconfirmed = newEmail();
    await signUp("right one", unconfirmed);
    expect((await signIn("wrong one", unconfirmed)).error?.code).toBe("invalid_credentials");
    expect((await signIn("right one", unconfirmed)).error?.code).toBe("email_not_confirmed");
    await project.database.query(
      "update auth.users set banned_until = now() + interval '1 day' where id = $1",
      [id],
    );
    expect((await signIn("wrong one")).error?.code).toBe("invalid_credentials");
    expect((await signIn("correct horse")).error?.code).toBe("user_banned");
  });

  test("refuses weak passwords with their reasons, and those bcrypt would cut", async () => {
    expect((await signUp("a 1-b")).error).toMatchObject({
      status: 422,
      code: "weak_password",
      reasons: ["length"],
    });
    expect((await signUp("Password1")).error).toMatchObject({ reasons: ["pwned"] });
    expect((await signUp("Password1")).error?.message).toMatch(/most common passwords/);
    expect((await signUp("é".repeat(37))).error).toMatchObject({
      code: "validation_failed",
      message: "Password cannot be longer than 72 characters",
    });
    const { email, client } = await register(project, { password: "é".repeat(36) });
    const longer = { email, password: `${"é".repeat(36)}x` };
    expect((await client.auth.signInWithPassword(longer)).error?.code).toBe("invalid_credentials");
  });

  test("takes a password of six characters", async () => {
    expect((await signUp("a 1-b!")).error).toBeNull();
  });

  test("refuses used, expired and foreign codes alike", async () => {
    const { email, client } = await register(project);
    await client.auth.resetPasswordForEmail(email);
    const { token_hash } = await linkTo(project, email);
    for (const type of ["signup", "invite", "email_change"] as const) {
      const { error } = await client.auth.verifyOtp({ token_hash, type });
      expect(error).toMatchObject({ status: 403, code: "otp_expired" });
    }
    await project.database.query(
      "update auth.users set recovery_sent_at = now() - interval '61 minutes' where email = $1",
      [email],
    );
    const late = await client.auth.verifyOtp({ token_hash, type: "recovery" });
    expect(late.error?.code).toBe("otp_expired");
    const token = "0123456789";
    const guess = await client.auth.verifyOtp({ email, token, type: "recovery" });
    expect(guess.error).toMatchObject({ message: "Token has expired or is invalid" });
  });

  test("lets confirmations live a day", async () => {
    const email = newEmail();
    await signUp("right one", email);
    const age = (hours: number) =>
      project.database.query(
        `update auth.users set confirmation_sent_at = now() - make_interval(hours => $2)
         where email = $1`,
        [email, hours],
      );
    const { token_hash } = await linkTo(project, email);
    const verify = () => newClient(project).auth.verifyOtp({ token_hash, type: "email" });
    await age(25);
    expect((await verify()).error?.code).toBe("otp_expired");
    await age(23);
    expect((await verify()).error).toBeNull();
  });

  test("sends a confirmation again, until there is nothing to confirm", async () => {
    const email = newEmail();
    await signUp("right one", email);
    const first = await linkTo(project, email);
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect((await newClient(project).auth.resend({ type: "signup", email })).error).toBeNull();
    const { token_hash } = await linkTo(project, email);
    const verify = (hash: string) =>
      newClient(project).auth.verifyOtp({ token_hash: hash, type: "signup" });
    expect((await verify(first.token_hash)).error?.code).toBe("otp_expired");
    expect((await verify(token_hash)).error).toBeNull();
    await new Promise((resolve) => setTimeout(resolve, 1100));
    await newClient(project).auth.resend({ type: "signup", email });
    expect(await mailsTo(project, email)).toHaveLength(2);
  });

  test("lets a repeated sign-up replace an unconfirmed one, so nobody waits behind a stranger", async () => {
    const email = newEmail();
    const stranger = newClient(project).auth;
    await stranger.signUp({
      email,
      password: "stranger's own",
      options: { data: { first_name: "Not" } },
    });
    await new Promise((resolve) => setTimeout(resolve, 1100));
    const options = { data: { first_name: "Ann" } };
    const client = newClient(project);
    await client.auth.signUp({ email, password: "owner's own", options });
    const { token_hash } = await linkTo(project, email);
    await client.auth.verifyOtp({ token_hash, type: "email" });
    const { error } = await stranger.signInWithPassword({ email, password: "stranger's own" });
    expect(error?.code).toBe("invalid_credentials");
    const profile = await client.from("profiles").select("first_name").single();
    expect(profile.data).toEqual({ first_name: "Ann" });
  });

  test("has no other providers, no phones, no anonymous users, no change of address", async () => {
    const { client } = await register(project);
    const idToken = await client.auth.signInWithIdToken({ provider: "google", token: "x.y.z" });
    expect(idToken.error).toMatchObject({ status: 400, code: "provider_disabled" });
    const code = await post("/token?grant_type=pkce", { auth_code: "x", code_verifier: "y" });
    expect(code.status).toBe(404);
    expect(await code.json()).toMatchObject({ error_code: "flow_state_not_found" });
    const oauth = new Request("http://backend.test/auth/v1/authorize?provider=google");
    expect(await (await project.fetch(oauth)).json()).toMatchObject({
      error_code: "validation_failed",
      msg: "Unsupported provider: provider is not enabled",
    });
    const change = await client.auth.updateUser({ email: newEmail() });
    expect(change.error).toMatchObject({
      code: "validation_failed",
      message: "Email change is not available",
    });
    const anonymous = await newClient(project).auth.signInAnonymously();
    expect(anonymous.error?.code).toBe("anonymous_provider_disabled");
    const phone = await newClient(project).auth.signInWithOtp({ phone: "+15550100" });
    expect(phone.error?.code).toBe("phone_provider_disabled");
    const web3 = await post("/token?grant_type=web3", {});
    expect(await web3.json()).toMatchObject({ msg: "unsupported_grant_type" });
    const odd = await post("/token?grant_type=constructor", {});
    expect(odd.status).toBe(400);
  });

  test("wants a password change soon after signing in", async () => {
    const { client, id } = await register(project);
    await project.database.query(
      "update auth.sessions set created_at = now() - interval '25 hours' where user_id = $1",
      [id],
    );
    const { error } = await client.auth.updateUser({ password: "another one" });
    expect(error).toMatchObject({ status: 400, code: "reauthentication_needed" });
  });

  test("wants a key, and shows the error in the version the client asks for", async () => {
    const settings = (headers: Record<string, string>) =>
      project.fetch(new Request("http://backend.test/auth/v1/settings", { headers }));
    expect((await settings({})).status).toBe(401);
    expect((await settings({ apikey: "sb_publishable_no" })).status).toBe(401);
    const answer = await settings({ apikey: project.keys.publishableKey });
    expect(await answer.json()).toMatchObject({ external: { email: true }, disable_signup: false });
    const old = await post("/signup", { email: "x", password: "correct horse" });
    expect(await old.json()).toMatchObject({ code: 400, error_code: "validation_failed" });
    const versioned = { "X-Supabase-Api-Version": "2024-01-01" };
    const current = await post("/signup", { email: "x", password: "correct horse" }, versioned);
    expect(await current.json()).toEqual({
      code: "validation_failed",
      message: "Unable to validate email address: invalid format",
    });
  });

  test("never spends a code for following a link", async () => {
    const email = newEmail();
    await signUp("right one", email);
    const { token_hash } = await linkTo(project, email);
    const url = `http://backend.test/auth/v1/verify?token=${token_hash}&type=signup`;
    for (const _scan of [1, 2]) {
      const answer = await project.fetch(new Request(`${url}&redirect_to=//evil.example`));
      expect(answer.status).toBe(303);
      expect(answer.headers.get("location")).toBe(
        `http://localhost:3000/auth/confirm?token_hash=${token_hash}&type=signup&next=%2F`,
      );
    }
    const { error } = await newClient(project).auth.verifyOtp({ token_hash, type: "signup" });
    expect(error).toBeNull();
  });

  test("knows no other paths", async () => {
    const paths = [
      "/admin/generate_link",
      "/magiclink",
      "/signup/",
      "//signup",
      "/%73ignup",
      "/sso",
    ];
    for (const path of paths) expect([path, (await post(path, {})).status]).toContain(404);
  });
});
