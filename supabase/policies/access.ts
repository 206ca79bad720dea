import { randomUUID } from "node:crypto";
import type { TestProject } from "../../test/project.ts";
import type { Database } from "../database.types.ts";

export type Actor = "visitor" | "user" | "admin";
export type Operation = "select" | "insert" | "update" | "delete";
export type Row = Record<string, string>;
export type Access = {
  /** Makes what a new row hangs on, and returns the row; nobody has written it yet. */
  newRow(project: TestProject): Promise<Row>;
  key: string[];
  change: (project: TestProject) => Promise<Row>;
} & Record<Operation, readonly Actor[]>;

export const actors: readonly Actor[] = ["visitor", "user", "admin"];
const everybody = actors;
const admins: readonly Actor[] = ["admin"];
const nobody: readonly Actor[] = [];

/** Who may do what with a row that is not theirs: every table of the schema public has its line. */
export const access: Record<keyof Database["public"]["Tables"], Access> = {
  profiles: {
    newRow: async (project) => ({ id: await newAccountWithoutProfile(project), first_name: "New" }),
    key: ["id"],
    change: async () => ({ first_name: "Changed" }),
    select: admins,
    insert: nobody,
    update: nobody,
    delete: nobody,
  },
  user_roles: {
    newRow: async (project) => ({
      user_id: (await project.createAccount("user")).id,
      role: "user",
    }),
    key: ["user_id"],
    change: async () => ({ role: "admin" }),
    select: admins,
    insert: admins,
    update: admins,
    delete: admins,
  },
  blog_posts: {
    newRow: async () => ({ id: randomUUID(), title: "Post", slug: randomUUID(), content: "Text" }),
    key: ["id"],
    change: async () => ({ title: "Changed" }),
    select: admins,
    insert: admins,
    update: admins,
    delete: admins,
  },
  blog_categories: term(),
  blog_tags: term(),
  blog_post_categories: link("category_id", "blog_categories"),
  blog_post_tags: link("tag_id", "blog_tags"),
  contact_messages: {
    newRow: async () => ({
      id: randomUUID(),
      name: "Jo Doe",
      email: "jo@example.com",
      message: "Ten letters",
    }),
    key: ["id"],
    change: async () => ({ name: "Changed" }),
    select: admins,
    insert: nobody,
    update: admins,
    delete: admins,
  },
  newsletter_subscribers: {
    newRow: async () => ({
      id: randomUUID(),
      email: `${randomUUID()}@example.com`,
      consent_text: "Yes",
    }),
    key: ["id"],
    change: async () => ({ consent_text: "Changed" }),
    select: admins,
    insert: nobody,
    update: nobody,
    delete: admins,
  },
  mail_outbox: {
    newRow: async () => ({
      id: randomUUID(),
      recipient: "jo@example.com",
      subject: "Hello",
      text_body: "Text",
    }),
    key: ["id"],
    change: async () => ({ subject: "Changed" }),
    select: admins,
    insert: nobody,
    update: nobody,
    delete: nobody,
  },
};

function term(): Access {
  return {
    newRow: async () => ({ id: randomUUID(), name: "Term", slug: randomUUID() }),
    key: ["id"],
    change: async () => ({ name: "Changed" }),
    select: everybody,
    insert: admins,
    update: admins,
    delete: admins,
  };
}

/** A link of a draft. */
function link(column: string, table: "blog_categories" | "blog_tags"): Access {
  const newTerm = async (project: TestProject) => plant(project, table);
  return {
    newRow: async (project) => ({
      post_id: (await plant(project, "blog_posts")).id ?? "",
      [column]: (await newTerm(project)).id ?? "",
    }),
    key: ["post_id", column],
    change: async (project) => ({ [column]: (await newTerm(project)).id ?? "" }),
    select: admins,
    insert: admins,
    update: admins,
    delete: admins,
  };
}

/** Writes a new row past all policies and returns it. */
export async function plant(project: TestProject, table: keyof typeof access): Promise<Row> {
  const row = await access[table].newRow(project);
  const names = Object.keys(row);
  await project.database.query(
    `insert into public.${table} (${names}) values (${names.map((_, index) => `$${index + 1}`)})`,
    Object.values(row),
  );
  return row;
}

async function newAccountWithoutProfile(project: TestProject): Promise<string> {
  const { id } = await project.createAccount("user");
  await project.database.query("delete from public.profiles where id = $1", [id]);
  return id;
}
