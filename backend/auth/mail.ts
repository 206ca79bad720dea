import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Query } from "../database/database.ts";

const kinds = ["confirmation", "recovery", "magic_link", "already_registered"] as const;
type MailKind = (typeof kinds)[number];

type Values = Record<string, string>;
type Template = { subject: string; html: string; text: string };

export type Business = { name: string; address?: string };

export type Mail = { templates: Record<MailKind, Template>; values: Values };

/** Only ever stand in the query of a link. */
const linkValues = new Set(["TokenHash", "RedirectTo"]);

/**
 * Reads `supabase/templates`, which a hosted project uses too: HTML with Go's `{{ .Name }}`, the
 * subject as its title. The plain-text twins are for the embedded backend.
 */
export function loadMail(projectDir: string, siteUrl: string, business?: Business): Mail {
  const folder = join(projectDir, "supabase", "templates");
  const load = (kind: MailKind): [MailKind, Template] => {
    const html = readFileSync(join(folder, `${kind}.html`), "utf8");
    const text = readFileSync(join(folder, `${kind}.txt`), "utf8");
    const subject = /<title>(.+)<\/title>/.exec(html)?.[1];
    if (!subject) throw new Error(`The mail template ${kind}.html has no title`);
    return [kind, { subject, html, text }];
  };
  const values = {
    SiteURL: siteUrl,
    BusinessName: business?.name ?? "",
    BusinessAddress: business?.address ?? "",
  };
  return { templates: Object.fromEntries(kinds.map(load)) as Mail["templates"], values };
}

/** Puts a mail into the outbox, in the transaction of what causes it: both happen or neither. */
export async function queueMail(
  query: Query,
  { templates, values }: Mail,
  kind: MailKind,
  recipient: string,
  ownValues: Values,
): Promise<void> {
  const { subject, html, text } = templates[kind];
  const all = { ...values, ...ownValues };
  await query(
    `insert into public.mail_outbox (recipient, subject, text_body, html_body, headers)
     values ($1, $2, $3, $4, $5::text::jsonb)`,
    [
      recipient,
      subject,
      render(text, all, (value) => value).trim(),
      render(html, all, escapeHtml),
      JSON.stringify({ "Auto-Submitted": "auto-generated" }),
    ],
  );
}

/** Fills in `{{ .Name }}`; an unknown name stays empty, as it does in Go's html/template. */
function render(template: string, values: Values, encode: (value: string) => string): string {
  return template.replace(/\{\{ \.(\w+) \}\}/g, (_, name: string) => {
    const value = values[name] ?? "";
    return linkValues.has(name) ? encodeURIComponent(value) : encode(value);
  });
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
