import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

const folder = resolve(import.meta.dirname, "..", "supabase", "seed");
const target = join(folder, "demo.sql");

/** Invented people: no person or station of these names is meant. */
const authors = {
  "rowan-ellery": { first: "Rowan", last: "Ellery" },
  "marisol-tate": { first: "Marisol", last: "Tate" },
} as const;
const categories = {
  scheduling: "Scheduling",
  library: "Library",
  clocks: "Clocks",
  training: "Training",
  tools: "Tools",
};
const tags = {
  turnover: "Turnover",
  separation: "Separation",
  dayparts: "Dayparts",
  coding: "Coding",
  imaging: "Imaging",
  "voice-tracking": "Voice Tracking",
  metadata: "Metadata",
};

type Post = { slug: string; fields: Map<string, string>; content: string };

/** The SQL that fills a new project with the posts of `supabase/seed/posts`. */
export function buildDemoSeed(): string {
  const posts = readdirSync(join(folder, "posts"))
    .filter((name) => name.endsWith(".md"))
    .sort()
    .map(readPost);
  return [
    "-- Demo content, made from supabase/seed/posts by `npm run seed`; edit those files instead.",
    "-- Running it again changes nothing.",
    ...Object.entries(authors).map(([key, name]) => authorRow(key, name)),
    ...Object.entries(categories).map(([slug, name]) => termRow("blog_categories", slug, name)),
    ...Object.entries(tags).map(([slug, name]) => termRow("blog_tags", slug, name)),
    ...posts.flatMap(postRows),
    "",
  ].join("\n\n");
}

function readPost(file: string): Post {
  const text = readFileSync(join(folder, "posts", file), "utf8");
  const [, head = "", content = ""] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  const fields = new Map(
    head.split("\n").map((line) => {
      const colon = line.indexOf(": ");
      return [line.slice(0, colon), line.slice(colon + 2).trim()];
    }),
  );
  return { slug: file.replace(/\.md$/, ""), fields, content: content.trim() };
}

/** An account nobody can sign in to: it has no password. The trigger makes its profile. */
function authorRow(key: string, { first, last }: { first: string; last: string }): string {
  const names = JSON.stringify({ first_name: first, last_name: last });
  return `insert into auth.users (
  id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data,
  raw_user_meta_data, created_at, updated_at, confirmation_token, recovery_token,
  email_change, email_change_token_new
) values (
  ${id("author", key)}, 'authenticated', 'authenticated', ${text(`${key}@musicdirector.example`)},
  '', now(), '{}', ${text(names)}, now(), now(), '', '', '', ''
) on conflict do nothing;`;
}

function termRow(table: string, slug: string, name: string): string {
  return `insert into public.${table} (id, name, slug)
values (${id(table, slug)}, ${text(name)}, ${text(slug)}) on conflict do nothing;`;
}

function postRows({ slug, fields, content }: Post): string[] {
  const post = id("post", slug);
  const published = fields.get("published");
  const isPublished = fields.get("status") === "published";
  return [
    `insert into public.blog_posts (
  id, title, slug, excerpt, featured_image, status, published_at, created_at, author_id, content
) values (
  ${post}, ${text(fields.get("title") ?? slug)}, ${text(slug)},
  ${text(fields.get("excerpt") ?? "")},
  ${isPublished ? text(`${slug}.webp`) : "null"}, ${isPublished ? "'published'" : "'draft'"},
  ${published ? text(published) : "null"}, ${published ? text(published) : "now()"},
  ${id("author", fields.get("author") ?? "")},
  ${text(content)}
) on conflict do nothing;`,
    ...list(fields.get("categories")).map(
      (category) => `insert into public.blog_post_categories (post_id, category_id)
values (${post}, ${id("blog_categories", category)}) on conflict do nothing;`,
    ),
    ...list(fields.get("tags")).map(
      (tag) => `insert into public.blog_post_tags (post_id, tag_id)
values (${post}, ${id("blog_tags", tag)}) on conflict do nothing;`,
    ),
  ];
}

function list(value = ""): string[] {
  return value
    .split(",")
    .map((item) => item.trim())
    .filter(Boolean);
}

function text(value: string): string {
  return `'${value.replaceAll("'", "''")}'`;
}

/** The same id for the same thing each time, so that links can name it. */
function id(kind: string, key: string): string {
  const hex = createHash("sha256").update(`${kind}/${key}`).digest("hex");
  return `'${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}'`;
}

if (process.argv[1] === import.meta.filename) {
  writeFileSync(target, buildDemoSeed());
}
