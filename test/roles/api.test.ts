import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readKeysFile } from "../../backend/keys.ts";
import { access } from "../../supabase/policies/access.ts";
import { type AccountSite, anyAddress, startAccountSite } from "../accounts.ts";
import { pictures } from "../images.ts";
import { projectDir } from "../server.ts";
import { functionCalls, storageCalls, type Table, tables } from "./api.ts";

type Row = Record<string, string>;
type Empty = { [_ in never]: never };
type AnyTable = { Row: Row; Insert: Row; Update: Row; Relationships: [] };
/** The project without its column types: the tests below run over all tables. */
type Client = SupabaseClient<{
  public: { Tables: Record<string, AnyTable>; Views: Empty; Functions: Empty };
}>;

let site: AccountSite;
let clients: Client[];
let owner: Client;
beforeAll(async () => {
  site = await startAccountSite();
  const keys = await readKeysFile(site.dataDir);
  const client = (key = ""): Client =>
    createClient(site.url, key, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { headers: { "X-Forwarded-For": anyAddress() } },
      db: { retry: false },
    });
  const signedIn = async (role: "user" | "admin") => {
    const signing = client(keys?.publishableKey);
    const { error } = await signing.auth.signInWithPassword(await site.createAccount(role));
    if (error) throw error;
    return signing;
  };
  owner = client(keys?.secretKey);
  clients = [client(keys?.publishableKey), await signedIn("user"), await signedIn("admin")];
});
afterAll(() => site.stop());

/** Asks one after the other, because what an admin does may end what others ask for. */
async function asEach<T>(ask: (client: Client) => PromiseLike<T>): Promise<T[]> {
  const answers: T[] = [];
  for (const client of clients) answers.push(await ask(client));
  return answers;
}

const planted = async (table: Table, row: Row): Promise<Row> => {
  const { data, error } = await owner.from(table).insert(row).select().single();
  if (error) throw error;
  return data;
};
const newPost = async () => ({ id: randomUUID(), title: "T", slug: randomUUID(), content: "C" });
const newTopic = async () => ({ id: randomUUID(), name: "N", slug: randomUUID() });

async function newLink(column: string, topics: Table): Promise<Row> {
  const post = await planted("blog_posts", await newPost());
  const topic = await planted(topics, await newTopic());
  return { post_id: `${post.id}`, [column]: `${topic.id}` };
}

/** Makes what a new row hangs on, and returns the row; nobody has written it yet. */
const newRow: Record<Table, () => Promise<Row>> = {
  profiles: async () => {
    const { id } = await site.createAccount();
    await owner.from("profiles").delete().eq("id", id);
    return { id, first_name: "New" };
  },
  user_roles: async () => ({ user_id: (await site.createAccount()).id, role: "user" }),
  blog_posts: newPost,
  blog_categories: newTopic,
  blog_tags: newTopic,
  blog_post_categories: () => newLink("category_id", "blog_categories"),
  blog_post_tags: () => newLink("tag_id", "blog_tags"),
  contact_messages: async () => ({
    id: randomUUID(),
    name: "Jo Doe",
    email: "jo@example.com",
    message: "Ten letters",
  }),
  newsletter_subscribers: async () => ({
    id: randomUUID(),
    email: `${randomUUID()}@example.com`,
    consent_text: "Yes",
  }),
  mail_outbox: async () => ({
    id: randomUUID(),
    recipient: "jo@example.com",
    subject: "S",
    text_body: "T",
  }),
};

/** A column and what a change writes into it; links are changed by naming their post again. */
const changes: Partial<Record<Table, Row>> = {
  profiles: { first_name: "Changed" },
  user_roles: { role: "admin" },
  blog_posts: { title: "Changed" },
  blog_categories: { name: "Changed" },
  blog_tags: { name: "Changed" },
  contact_messages: { name: "Changed" },
  newsletter_subscribers: { consent_text: "Changed" },
  mail_outbox: { subject: "Changed" },
};

test.each(Object.keys(access) as Table[])("/rest/v1/%s, as the table says", async (table) => {
  const row = await planted(table, await newRow[table]());
  const key = Object.fromEntries(access[table].key.map((column) => [column, row[column] ?? ""]));
  const count = ({ data, error }: { data: unknown[] | null; error: unknown }) => {
    expect(error).toBeNull();
    return data?.length;
  };
  const from = (client: Client) => client.from(table);
  expect({
    read: await asEach(async (client) => count(await from(client).select().match(key))),
    insert: await asEach(
      async (client) => (await from(client).insert(await newRow[table]())).status,
    ),
    change: await asEach(async (client) =>
      count(
        await from(client)
          .update(changes[table] ?? key)
          .match(key)
          .select(),
      ),
    ),
    remove: await asEach(async (client) => count(await from(client).delete().match(key).select())),
  }).toEqual(tables[table]);
});

test("/storage/v1, as the table says", async () => {
  const bucket = (client: Client) => client.storage.from("blog_images");
  const png = await pictures.png();
  await bucket(owner).upload("theirs.png", png);
  const status = ({ error }: { error: unknown }) =>
    error === null ? 200 : Number((error as { status?: number }).status);
  const calls: Record<string, (client: Client) => Promise<unknown>> = {
    "list buckets": async ({ storage }) => (await storage.listBuckets()).data?.map(({ id }) => id),
    "create a bucket": async ({ storage }) => status(await storage.createBucket("new")),
    "delete the bucket": async ({ storage }) => status(await storage.deleteBucket("blog_images")),
    "read a picture by its public address": async (client) =>
      (await fetch(bucket(client).getPublicUrl("theirs.png").data.publicUrl)).status,
    "list pictures": async (client) =>
      (await bucket(client).list("", { search: "theirs" })).data?.length,
    "upload a picture": async (client) =>
      status(await bucket(client).upload(`${randomUUID()}.png`, png)),
    "replace a picture": async (client) =>
      status(await bucket(client).upload("theirs.png", png, { upsert: true })),
    "move a picture": async (client) => status(await bucket(client).move("theirs.png", "b.png")),
    "remove a picture": async (client) =>
      (await bucket(client).remove(["theirs.png"])).data?.length,
    "empty the bucket": async ({ storage }) => status(await storage.emptyBucket("blog_images")),
  };
  expect(Object.keys(calls)).toEqual(Object.keys(storageCalls));
  const found: Record<string, unknown> = {};
  for (const [name, call] of Object.entries(calls)) found[name] = await asEach(call);
  expect(found).toEqual(storageCalls);
});

test("/functions/v1, as the table says", async () => {
  const folder = join(projectDir, "supabase", "functions");
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
    .map(({ name }) => name);
  const found: Record<string, unknown> = {};
  for (const name of names) {
    found[name] = await asEach(async (client) => {
      const { response } = await client.functions.invoke(name, { body: {} });
      return response?.status;
    });
  }
  expect(found).toEqual(functionCalls);
});
