import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines } from "../../test/engines.ts";
import type { TestProject } from "../../test/project.ts";
import { access } from "./access.ts";

/** Every policy of the project, each with a test beside this file. A new one belongs here too. */
const policies = `
  public.blog_categories: Admins write categories (ALL)
  public.blog_categories: Categories are public (SELECT)
  public.blog_post_categories: Admins write category links (ALL)
  public.blog_post_categories: Links of published posts are public (SELECT)
  public.blog_post_tags: Admins write tag links (ALL)
  public.blog_post_tags: Links of published posts are public (SELECT)
  public.blog_posts: Admins create posts (INSERT)
  public.blog_posts: Admins delete posts (DELETE)
  public.blog_posts: Admins edit posts (UPDATE)
  public.blog_posts: Admins read all posts (SELECT)
  public.blog_posts: Published posts are public (SELECT)
  public.blog_tags: Admins write tags (ALL)
  public.blog_tags: Tags are public (SELECT)
  public.contact_messages: Admins delete messages (DELETE)
  public.contact_messages: Admins mark messages (UPDATE)
  public.contact_messages: Admins read messages (SELECT)
  public.mail_outbox: Admins read outgoing mail (SELECT)
  public.newsletter_subscribers: Admins delete subscribers (DELETE)
  public.newsletter_subscribers: Admins read subscribers (SELECT)
  public.profiles: Admins read all profiles (SELECT)
  public.profiles: Authors of published posts are public (SELECT)
  public.profiles: Everybody reads their own profile (SELECT)
  public.user_roles: Admins change roles (UPDATE)
  public.user_roles: Admins give roles (INSERT)
  public.user_roles: Admins read all roles (SELECT)
  public.user_roles: Admins take roles (DELETE)
  public.user_roles: Everybody reads their own role (SELECT)
  storage.buckets: Admins read buckets (SELECT)
  storage.objects: Admins read blog images (SELECT)
  storage.objects: Admins remove blog images (DELETE)
  storage.objects: Admins upload blog images (INSERT)
`;

describe.each(engines)("on $engine", ({ open }) => {
  let project: TestProject;
  beforeAll(async () => {
    project = await open();
  });
  afterAll(() => project.close());

  test("every relation of the schema public is a table with row level security, and in the access table", async () => {
    const rows = await project.database.query<{ name: string; kind: string; guarded: boolean }>(
      `select relname as name, relkind::text as kind, relrowsecurity as guarded from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')`,
    );
    expect(rows.filter(({ kind, guarded }) => kind !== "r" || !guarded)).toEqual([]);
    expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(access).sort());
  });

  test("the policies are the listed ones, and none names the role public", async () => {
    const rows = await project.database.query<{ line: string; roles: string }>(
      `select schemaname || '.' || tablename || ': ' || policyname || ' (' || cmd || ')' as line,
         roles::text from pg_policies where schemaname in ('public', 'storage')`,
    );
    const listed = policies.trim().split(/\n\s*/);
    expect(rows.map(({ line }) => line).sort()).toEqual(listed.sort());
    expect(rows.filter(({ roles }) => roles.includes("public"))).toEqual([]);
  });

  test("every definer function has an empty search path", async () => {
    const rows = await project.database.query<{ name: string; settings: string[] | null }>(
      `select proname as name, proconfig as settings from pg_proc
       where prosecdef and pronamespace in ('public'::regnamespace, 'private'::regnamespace)`,
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row.settings, row.name).toContain('search_path=""');
  });

  test("no function of ours can be called through the API", async () => {
    const { error } = await project.client().rpc("is_admin" as never);
    expect(error?.code).toBe("PGRST202");
  });
});
