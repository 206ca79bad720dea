import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parse } from "smol-toml";
import { expect, test } from "vitest";
import type { Query } from "../database/database.ts";
import { loadMail, queueMail } from "./mail.ts";

const projectDir = resolve(import.meta.dirname, "../..");
const business = { name: "Rock & <Roll>", address: "1 Main St" };
const mail = loadMail(projectDir, "https://music.example", business);

/** What the outbox would be given. */
async function compose(kind: keyof typeof mail.templates) {
  let row: unknown[] = [];
  const query: Query = async (_text, parameters = []) => {
    row = parameters;
    return [];
  };
  const values = { Email: "a'b@x.y", Token: "1", TokenHash: "&<", RedirectTo: "/a?b=1&c" };
  await queueMail(query, mail, kind, "a@x.y", values);
  const [recipient, subject, text, html] = row.map(String);
  return { recipient, subject: subject ?? "", text: text ?? "", html: html ?? "" };
}

test("a hosted project gets the same subjects and files", () => {
  const config = parse(readFileSync(resolve(projectDir, "supabase/config.toml"), "utf8"));
  const { template } = (config as { auth: { email: { template: object } } }).auth.email;
  for (const [kind, { subject, content_path }] of Object.entries(template)) {
    expect(subject).toBe(mail.templates[kind as keyof typeof mail.templates].subject);
    expect(content_path).toBe(`./supabase/templates/${kind}.html`);
  }
});

test.each(["confirmation", "recovery", "magic_link", "already_registered"] as const)(
  "the %s mail is complete and safe in both forms",
  async (kind) => {
    const { subject, text, html } = await compose(kind);
    expect(subject).not.toBe("");
    expect(text + html).not.toMatch(/\{\{|undefined/);
    expect(text).toContain("a'b@x.y");
    expect(text).toContain("Rock & <Roll>\n1 Main St");
    expect(html).toContain("Rock &#38; &#60;Roll&#62;");
    if (kind === "already_registered") return;
    expect(text).toMatch(/https:\/\/music\.example\/auth\/confirm\?token_hash=%26%3C&type=\w+/);
    expect(text).toContain("&next=%2Fa%3Fb%3D1%26c");
    expect(html).toContain("&amp;next=%2Fa%3Fb%3D1%26c");
  },
);
