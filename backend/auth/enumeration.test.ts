import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines } from "../../test/engines.ts";
import type { TestProject } from "../../test/project.ts";
import { mailsTo, newEmail, register } from "../../test/registrations.ts";

describe.each(engines)("whether an account exists can't be told on $engine", ({ open }) => {
  let project: TestProject;
  let known: string;
  beforeAll(async () => {
    project = await open();
    known = (await register(project)).email;
  });
  afterAll(() => project.close());

  /** Status, headers and body of an answer, without what differs between any two answers. */
  async function ask(path: string, body: { email: string }) {
    const answer = await project.fetch(
      new Request(`http://backend.test/auth/v1${path}`, {
        method: "POST",
        headers: { apikey: project.keys.publishableKey },
        body: JSON.stringify(body),
      }),
    );
    const text = (await answer.text())
      .replaceAll(body.email, "EMAIL")
      .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "ID")
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "TIME");
    return { status: answer.status, headers: [...answer.headers], text };
  }

  test.each([
    ["/signup", 200, { password: "correct horse", data: { first_name: "Ann" } }],
    ["/token?grant_type=password", 400, { password: "wrong one" }],
    ["/recover", 200, {}],
    ["/otp", 200, {}],
    ["/otp", 200, { create_user: false }],
    ["/resend", 200, { type: "signup" }],
    ["/verify", 403, { type: "recovery", token: "0123456789" }],
  ])("from POST %s", async (path, status, rest) => {
    const unconfirmed = newEmail();
    await project.client().auth.signUp({ email: unconfirmed, password: "correct horse" });
    const unknown = await ask(path, { email: newEmail(), ...rest });
    expect(unknown.status).toBe(status);
    expect(await ask(path, { email: known, ...rest })).toEqual(unknown);
    expect(await ask(path, { email: known.toUpperCase(), ...rest })).toMatchObject({ status });
    expect(await ask(path, { email: unconfirmed, ...rest })).toEqual(unknown);
  });

  test("but by the mail, which goes to its owner", async () => {
    const mails = await mailsTo(project, known);
    expect(mails.map(({ subject }) => subject)).toContain("You already have an account");
    const told = mails.find(({ subject }) => subject === "You already have an account");
    expect(told?.text_body).toContain("http://localhost:3000/auth/login");
    expect(told?.text_body).toContain("http://localhost:3000/auth/forgot-password");
    expect(told?.text_body).not.toContain("token_hash");
  });

  test("and a sign-up for it changes nothing about it", async () => {
    const { error } = await project.client().auth.signInWithPassword({
      email: known,
      password: "correct horse",
    });
    expect(error).toBeNull();
  });

  test("and a sign-in by mail registers nobody", async () => {
    const email = newEmail();
    await project.client().auth.signInWithOtp({ email, options: { shouldCreateUser: true } });
    expect(await mailsTo(project, email)).toEqual([]);
    const users = await project.database.query("select id from auth.users where email = $1", [
      email,
    ]);
    expect(users).toEqual([]);
  });
});
