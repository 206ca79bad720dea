import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type PostgresServer, startPostgres } from "../test/postgres.ts";

const root = resolve(import.meta.dirname, "..");
const migrations = join(root, "supabase", "migrations");
const read = (...path: string[]) => readFileSync(join(...path), "utf8");
const visitor = "11111111-1111-4111-8111-111111111111";

// A cluster of its own: roles belong to the whole cluster.
let server: PostgresServer;
let owner: Sql;
let accounts: Sql;
const connect = (url: string) => postgres(url, { max: 1, onnotice: () => undefined });
const apply = (text: string) => owner.begin((transaction) => transaction.unsafe(text).simple());

beforeAll(async () => {
  server = await startPostgres();
  const superuser = connect(await server.createDatabase("hosted"));
  await superuser.unsafe(read(root, "test", "fixtures", "hosted-supabase.sql")).simple();
  await superuser.end();
  owner = connect(server.url("hosted", "project_owner"));
  accounts = connect(server.url("hosted", "supabase_auth_admin"));
  for (const name of readdirSync(migrations).sort()) await apply(read(migrations, name));
});
afterAll(async () => {
  await owner?.end();
  await accounts?.end();
  await server?.stop();
});

async function countAs(role: string, table: string, sub = ""): Promise<number | undefined> {
  const [row] = await owner.begin(async (transaction) => {
    const claims = JSON.stringify({ role, sub: sub || undefined });
    await transaction`select set_config('request.jwt.claims', ${claims}, true)`;
    await transaction.unsafe(`set local role ${role}`);
    return transaction.unsafe<{ count: number }[]>(`select count(*)::int from ${table}`);
  });
  return row?.count;
}

test("the owner is no superuser and creates nothing in auth and storage", async () => {
  const [role] = await owner`select rolsuper from pg_roles where rolname = current_user`;
  expect(role).toEqual({ rolsuper: false });
  for (const name of ["auth", "storage"]) {
    await expect(owner.unsafe(`create table ${name}.x ()`)).rejects.toThrow(/permission denied/);
    const create = `create function ${name}.x() returns int language sql as 'select 1'`;
    await expect(owner.unsafe(create)).rejects.toThrow(/permission denied/);
  }
});

test("the migrations leave in auth and storage only triggers and policies", async () => {
  const triggers = await owner`
    select tgrelid::regclass::text as table, tgname as name from pg_trigger
    where not tgisinternal and tgrelid::regclass::text ~ '^(auth|storage)\.' order by 2`;
  expect(triggers.map(({ table, name }) => `${table} ${name}`)).toEqual([
    "auth.users create_profile",
    "auth.users renew_profile",
  ]);
  const relations = await owner`
    select relname from pg_class where relkind = 'r'
      and relnamespace in ('auth'::regnamespace, 'storage'::regnamespace) order by 1`;
  const names = ["buckets", "identities", "objects", "refresh_tokens", "sessions", "users"];
  expect(relations.map(({ relname }) => relname)).toEqual(names);
});

test("the bucket of the post images is there, public and limited", async () => {
  const rows = await owner`select id, public, file_size_limit from storage.buckets`;
  expect([...rows]).toEqual([{ id: "blog_images", public: true, file_size_limit: "5242880" }]);
});

test("the demo content applies, twice without a difference, with its authors' profiles", async () => {
  const seed = read(root, "supabase", "seed", "demo.sql");
  await apply(seed);
  const contents = () => owner`
    select (select json_agg(p order by id) from public.blog_posts p)::text as posts,
      (select json_agg(u order by id) from auth.users u)::text as users,
      (select json_agg(r order by id) from public.profiles r)::text as profiles`;
  const before = [...(await contents())];
  await apply(seed);
  expect([...(await contents())]).toEqual(before);
  const [{ profiles }] = before as unknown as [{ profiles: string }];
  expect(JSON.parse(profiles).map(({ first_name }: { first_name: string }) => first_name)).toEqual(
    expect.arrayContaining(["Rowan", "Marisol"]),
  );
});

test("visitors read what is published, and nothing else", async () => {
  expect(await countAs("anon", "public.blog_posts")).toBe(10);
  expect(await countAs("anon", "public.profiles")).toBe(2);
  expect(await countAs("anon", "storage.objects")).toBe(0);
  expect(await countAs("authenticated", "public.contact_messages", visitor)).toBe(0);
  expect(await countAs("service_role", "public.blog_posts")).toBe(12);
});

test("the service role claims and settles mail; nobody else may, even if it were granted", async () => {
  await owner`insert into public.mail_outbox (recipient, subject, text_body) values ('a@b.example', 'x', 'y')`;
  const claim = "public.claim_mails(5, 60)";
  await expect(countAs("anon", claim)).rejects.toThrow(/permission denied/);
  await owner`grant execute on all functions in schema public, private to anon`;
  await expect(countAs("anon", claim)).rejects.toThrow("Only the site itself delivers mail");
  expect(await countAs("service_role", claim)).toBe(1);
  expect(await countAs("service_role", claim)).toBe(0);
  const [mail] = await owner`select id from public.mail_outbox`;
  const settle = `public.settle_mail('${mail?.id}', 1, 'sent', '250 OK')`;
  await expect(countAs("anon", settle)).rejects.toThrow("Only the site itself delivers mail");
  await countAs("service_role", settle);
  expect(await countAs("service_role", "public.mail_outbox where sent_at is not null")).toBe(1);
});

test("the account service makes profiles, and can't delete the last admin's account", async () => {
  await accounts`
    insert into auth.users (id, email, raw_user_meta_data)
    values (${visitor}, 'jo@example.com', '{"first_name":"Jo"}')`;
  const profiles = await owner`select first_name from public.profiles where id = ${visitor}`;
  expect([...profiles]).toEqual([{ first_name: "Jo" }]);
  await owner`insert into public.user_roles values (${visitor}, 'admin')`;
  expect(await countAs("authenticated", "public.blog_posts", visitor)).toBe(12);
  const remove = () => accounts`delete from auth.users where id = ${visitor}`;
  await expect(remove()).rejects.toThrow(/last admin/);
  const [seeded] = await owner`select id from auth.users where id <> ${visitor} limit 1`;
  await owner`insert into public.user_roles values (${seeded?.id}, 'admin')`;
  await remove();
  expect([...(await owner`select id from public.profiles where id = ${visitor}`)]).toEqual([]);
});
