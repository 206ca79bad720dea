import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestProject, type TestProject } from "../../test/project.ts";
import { mailsTo, newAddress, newClient, newEmail, register } from "../../test/registrations.ts";

type Outcome = { status: number | undefined; code: string | undefined };

/** How often each outcome came, by error code; "in" for a success. */
function count(outcomes: Outcome[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { code = "in" } of outcomes) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}

describe("limits", () => {
  let project: TestProject;
  beforeAll(async () => {
    project = await openTestProject({
      authLimits: { firstWait: 2, longestWait: 4, attackedWait: 1 },
    });
  });
  afterAll(() => project.close());

  async function signIn(email: string, password: string, address: string): Promise<Outcome> {
    const { error } = await newClient(project, address).auth.signInWithPassword({
      email,
      password,
    });
    return { status: error?.status, code: error?.code };
  }
  const seconds = (count: number) => new Promise((resolve) => setTimeout(resolve, count * 1000));

  test.each([
    ["a known", true],
    ["an unknown", false],
  ])("let 5 of 60 wrong passwords for %s account through", async (_which, isKnown) => {
    const email = isKnown ? (await register(project)).email : newEmail();
    const address = newAddress();
    const outcomes = [];
    for (let round = 0; round < 60; round += 1) {
      outcomes.push(await signIn(email, `wrong ${round}`, address));
    }
    expect(count(outcomes)).toEqual({ invalid_credentials: 5, over_request_rate_limit: 55 });
  });

  test("let 5 of 60 through that come at once", async () => {
    const email = newEmail();
    const address = newAddress();
    const outcomes = Array.from({ length: 60 }, () => signIn(email, "wrong", address));
    expect(count(await Promise.all(outcomes))).toEqual({
      invalid_credentials: 5,
      over_request_rate_limit: 55,
    });
  });

  test("let the right password in after waits that grow", async () => {
    const { email, password } = await register(project);
    const address = newAddress();
    for (let round = 0; round < 5; round += 1) await signIn(email, "wrong", address);
    expect((await signIn(email, password, newAddress())).code).toBeUndefined();
    const blocked = await signIn(email, password, address);
    expect(blocked).toEqual({ status: 429, code: "over_request_rate_limit" });
    await seconds(2.1);
    expect((await signIn(email, "wrong", address)).code).toBe("invalid_credentials");
    await seconds(2.1);
    expect((await signIn(email, password, address)).status).toBe(429);
    await seconds(2);
    expect((await signIn(email, password, address)).code).toBeUndefined();
    expect((await signIn(email, "wrong", address)).code).toBe("invalid_credentials");
  });

  test("let 30 of 200 accounts be tried from one address, and others in meanwhile", async () => {
    const { email, password } = await register(project);
    const address = newAddress();
    const outcomes = [];
    for (let round = 0; round < 200; round += 1) {
      outcomes.push(await signIn(newEmail(), "wrong", address));
    }
    expect(count(outcomes)).toEqual({ invalid_credentials: 30, over_request_rate_limit: 170 });
    expect((await signIn(email, password, newAddress())).code).toBeUndefined();
  });

  test("slow an account under attack from everywhere down, but not for its owner at home", async () => {
    const { email, password } = await register(project);
    const home = newAddress();
    await signIn(email, password, home);
    const attack = Array.from({ length: 40 }, () => signIn(email, "wrong", newAddress()));
    expect(count(await Promise.all(attack)).invalid_credentials).toBe(20);
    expect((await signIn(email, password, home)).code).toBeUndefined();
    const away = newAddress();
    expect((await signIn(email, password, away)).status).toBe(429);
    await seconds(1.1);
    expect((await signIn(email, password, away)).code).toBeUndefined();
  });

  test("let 10 of 1,000 guesses of a code through", async () => {
    const { email, client } = await register(project);
    await client.auth.resetPasswordForEmail(email);
    const guess = async (token: string, address: string, to = email): Promise<Outcome> => {
      const { error } = await newClient(project, address).auth.verifyOtp({
        email: to,
        token,
        type: "recovery",
      });
      return { status: error?.status, code: error?.code };
    };
    const address = newAddress();
    const here = [];
    for (let round = 0; round < 500; round += 1) {
      here.push(await guess(String(1e9 + round), address, round % 2 ? newEmail() : email));
    }
    expect(count(here)).toEqual({ otp_expired: 10, over_request_rate_limit: 490 });
    const anywhere = [];
    for (let round = 0; round < 500; round += 1) {
      anywhere.push(await guess(String(1e9 + round), newAddress()));
    }
    expect(count(anywhere)).toEqual({ otp_expired: 5, over_request_rate_limit: 495 });
  });

  test("let 1 mail out of 30 requests for one address, and 30 requests from one address", async () => {
    const { email } = await register(project);
    const address = newAddress();
    const before = (await mailsTo(project, email)).length;
    const answers = [];
    for (let round = 0; round < 31; round += 1) {
      const { error } = await newClient(project, address).auth.resetPasswordForEmail(email);
      answers.push({ status: error?.status, code: error?.code });
    }
    expect(count(answers)).toEqual({ in: 30, over_email_send_rate_limit: 1 });
    expect((await mailsTo(project, email)).length - before).toBe(1);
  });

  test("let five mails an hour out to one account", async () => {
    const hurried = await openTestProject({ authLimits: { betweenMails: 0.05 } });
    const { email } = await register(hurried);
    for (let round = 0; round < 8; round += 1) {
      await newClient(hurried).auth.resetPasswordForEmail(email);
    }
    expect(await mailsTo(hurried, email)).toHaveLength(5);
    await hurried.close();
  });

  test("carry Retry-After", async () => {
    const small = await openTestProject({ authLimits: { requests: 1 } });
    const ask = () =>
      small.fetch(
        new Request("http://backend.test/auth/v1/settings", {
          headers: { apikey: small.keys.publishableKey, "x-visitor-address": newAddress() },
        }),
      );
    expect((await ask()).status).toBe(200);
    const refused = await ask();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    await small.close();
  });
});
