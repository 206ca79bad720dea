import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines } from "../../test/engines.ts";
import type { TestProject } from "../../test/project.ts";

describe.each(engines)("a new account on $engine", ({ open }) => {
  let project: TestProject;
  beforeAll(async () => {
    project = await open();
  });
  afterAll(() => project.close());

  async function register(metadata: unknown): Promise<string> {
    const id = randomUUID();
    await project.database.query(
      `insert into auth.users (id, email, raw_user_meta_data) values ($1, $2, $3::text::jsonb)`,
      [id, `${id}@example.com`, metadata === undefined ? null : JSON.stringify(metadata)],
    );
    return id;
  }
  async function profileOf(id: string) {
    const client = project.client({ token: await project.signToken(id) });
    return (await client.from("profiles").select().eq("id", id).single()).data;
  }

  test("has a profile with the names given at sign-up", async () => {
    const id = await register({ first_name: "Zoë", last_name: "O'Neil" });
    expect(await profileOf(id)).toEqual({ id, first_name: "Zoë", last_name: "O'Neil" });
  });

  test("gains nothing else from what was sent at sign-up", async () => {
    const id = await register({ first_name: "Eve", role: "admin", is_admin: true, id: "1" });
    expect(await profileOf(id)).toEqual({ id, first_name: "Eve", last_name: "" });
    const token = await project.signToken(id, {
      user_metadata: { role: "admin" },
      app_metadata: { role: "admin" },
    });
    const client = project.client({ token });
    expect((await client.from("user_roles").select()).data).toEqual([]);
    const post = { title: "Mine", slug: "mine", content: "Text" };
    expect((await client.from("blog_posts").insert(post)).error?.code).toBe("42501");
  });

  test.each([
    ["nothing", undefined],
    ["an array", ["first_name"]],
    ["a text", "first_name"],
    ["null names", { first_name: null, last_name: null }],
  ])("has a nameless profile after %s was sent", async (_what, metadata) => {
    const id = await register(metadata);
    expect(await profileOf(id)).toEqual({ id, first_name: "", last_name: "" });
  });

  test("has overlong names cut rather than refused", async () => {
    const id = await register({ first_name: "ü".repeat(5000), last_name: "x" });
    expect((await profileOf(id))?.first_name).toHaveLength(100);
  });

  test("leaves no profile and no role when it is deleted", async () => {
    await project.createAccount("admin");
    const { id } = await project.createAccount("admin");
    await project.database.query("delete from auth.users where id = $1", [id]);
    expect(await profileOf(id)).toBeNull();
    const roles = "select from public.user_roles where user_id = $1";
    expect(await project.database.query(roles, [id])).toEqual([]);
  });
});
