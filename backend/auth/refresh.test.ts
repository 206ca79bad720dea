import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines, newDatabase } from "../../test/engines.ts";
import { openTestProject, type TestProject } from "../../test/project.ts";
import { register } from "../../test/registrations.ts";
import { createRefreshTokens } from "./refresh-tokens.ts";

async function refresh(project: TestProject, refresh_token: string) {
  const answer = await project.fetch(
    new Request("http://backend.test/auth/v1/token?grant_type=refresh_token", {
      method: "POST",
      headers: { apikey: project.keys.publishableKey },
      body: JSON.stringify({ refresh_token }),
    }),
  );
  const { refresh_token: token = "", error_code: code } = await answer.json();
  return { status: answer.status, token: String(token), code };
}

async function signIn(project: TestProject) {
  const { client, id } = await register(project);
  return { id, token: (await client.auth.getSession()).data.session?.refresh_token ?? "" };
}

/** Moves the last refresh of a user's sessions into the past. */
async function letPass(project: TestProject, id: string, seconds: number) {
  await project.database.query(
    `update auth.sessions set refreshed_at = refreshed_at - make_interval(secs => $2)
     where user_id = $1`,
    [id, seconds],
  );
}

describe.each(engines)("refresh tokens on $engine", ({ open }) => {
  let project: TestProject;
  beforeAll(async () => {
    project = await open();
  });
  afterAll(() => project.close());

  test("of ten parallel refreshes are the same", async () => {
    const { token } = await signIn(project);
    const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(project, token)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const tokens = new Set(answers.map((answer) => answer.token));
    expect(tokens.size).toBe(1);
    expect(tokens).not.toContain(token);
  });

  test("whose successor never reached the browser get it again, even a day later", async () => {
    const { token, id } = await signIn(project);
    const next = await refresh(project, token);
    await letPass(project, id, 24 * 3_600);
    expect((await refresh(project, token)).token).toBe(next.token);
    expect((await refresh(project, next.token)).status).toBe(200);
  });

  test("that were replaced twice end the session at once", async () => {
    const { token } = await signIn(project);
    const { token: last } = await refresh(project, (await refresh(project, token)).token);
    expect((await refresh(project, token)).code).toBe("refresh_token_already_used");
    expect((await refresh(project, last)).code).toBe("refresh_token_not_found");
  });

  test("nobody was given are not found", async () => {
    const { token } = await signIn(project);
    const genuine = createRefreshTokens(project.keys.jwtSecret);
    const read = genuine.read(token);
    const ahead = genuine.write({ sessionId: read?.sessionId ?? "", counter: 7 });
    const forged = createRefreshTokens("another secret").write({
      sessionId: read?.sessionId ?? "",
      counter: 0,
    });
    for (const unknown of [ahead, forged, `${token}A`, token.slice(1), "x", "\u00e9".repeat(48)]) {
      const answer = await refresh(project, unknown);
      expect(answer).toMatchObject({ status: 400, code: "refresh_token_not_found" });
    }
    expect((await refresh(project, token)).status).toBe(200);
  });

  test.each([
    ["banned", "banned_until = now() + interval '1 hour'", "user_banned", "user_banned"],
    ["deleted", "deleted_at = now()", "session_not_found", "user_not_found"],
  ])("of a %s user are worth nothing, nor are access tokens", async (_state, set, code, other) => {
    const { client, id } = await register(project);
    await project.database.query(`update auth.users set ${set} where id = $1`, [id]);
    const session = (await client.auth.getSession()).data.session;
    expect((await refresh(project, session?.refresh_token ?? "")).code).toBe(code);
    expect((await client.auth.getUser()).error?.code).toBe(other);
    const { error } = await client.auth.updateUser({ data: { first_name: "New" } });
    expect(error?.code).toBe(other);
  });

  test("of a user whose row is gone are not found", async () => {
    const { token, id } = await signIn(project);
    await project.database.query("delete from auth.users where id = $1", [id]);
    expect((await refresh(project, token)).code).toBe("refresh_token_not_found");
  });

  test("can't be made from what the database holds", async () => {
    const { token } = await signIn(project);
    const rows = await project.database.query(
      "select to_jsonb(s) as row from auth.sessions s union all select to_jsonb(u) from auth.users u",
    );
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe("two processes on one PostgreSQL", () => {
  let projects: TestProject[];
  beforeAll(async () => {
    const databaseUrl = await newDatabase();
    projects = [await openTestProject({ databaseUrl }), await openTestProject({ databaseUrl })];
  });
  afterAll(async () => {
    for (const project of projects) await project.close();
  });

  test("agree on ten parallel refreshes, and on a stolen token", async () => {
    const [one, two] = projects as [TestProject, TestProject];
    const { token } = await signIn(one);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => refresh(index % 2 ? one : two, token)),
    );
    expect(new Set(answers.map((answer) => answer.token)).size).toBe(1);
    const last = await refresh(two, answers[0]?.token ?? "");
    expect((await refresh(two, token)).code).toBe("refresh_token_already_used");
    expect((await refresh(one, last.token)).code).toBe("refresh_token_not_found");
  });

  test("make one account of parallel sign-ups", async () => {
    const email = "twice@example.com";
    const results = await Promise.all(
      projects.flatMap((project) =>
        Array.from({ length: 3 }, () =>
          project.client().auth.signUp({ email, password: "correct horse" }),
        ),
      ),
    );
    expect(results.map(({ error }) => error)).toEqual(results.map(() => null));
    const users = await projects[0]?.database.query("select id from auth.users where email = $1", [
      email,
    ]);
    expect(users).toHaveLength(1);
  });
});
