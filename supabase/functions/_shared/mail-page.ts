/** A paragraph, named values below each other, or somebody else's words. */
export type MailPart = string | { rows: [name: string, value: string][] } | { quote: string };

type Link = { label: string; url: string };

export type MailPage = {
  title: string;
  parts: MailPart[];
  /** The button below the parts. */
  action?: Link;
  /** Small lines at the end: why this mail came, how to stop it. */
  footer?: (string | Link)[];
  /** Who sends it; stands in every mail. */
  business: { name: string; address?: string | undefined; siteUrl: string };
};

/** The site's colors, as in `supabase/templates`. */
const styles = `
      body { background: #f5f1e8; color: #191510; }
      a { color: #191510; }
      .action { background: #c8321a; color: #ffffff; }
      .mute { color: #6a6258; }
      .rule { border-color: #191510; }
      @media (prefers-color-scheme: dark) {
        body { background: #141210; color: #f3ecdf; }
        a { color: #f3ecdf; }
        .action { background: #ff6a4a; color: #191510; }
        .mute { color: #a89e90; }
        .rule { border-color: #f3ecdf; }
      }
    `;

const button =
  ' class="action" style="display: inline-block; padding: 12px 20px; font-weight: 600; text-decoration: none"';

/** A mail in the site's look, as plain text and as HTML. Everything given is text, never markup. */
export function renderMail(page: MailPage): { text: string; html: string } {
  return { text: renderText(page), html: renderHtml(page) };
}

/** Text as it may stand in HTML, between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function renderText({ parts, action, footer = [], business }: MailPage): string {
  const { name, address, siteUrl } = business;
  const blocks = parts.map((part) => {
    if (typeof part === "string") return part;
    if ("quote" in part) return part.quote.replace(/^/gm, "> ");
    return part.rows.map(([label, value]) => `${label}: ${value}`).join("\n");
  });
  if (action) blocks.push(`${action.label}: ${action.url}`);
  for (const line of footer) {
    blocks.push(typeof line === "string" ? line : `${line.label}: ${line.url}`);
  }
  return `${blocks.join("\n\n")}\n\n-- \n${siteUrl}\n\n${[name, address].filter(Boolean).join("\n")}`;
}

function renderHtml({ title, parts, action, footer = [], business }: MailPage): string {
  const { name, address, siteUrl } = business;
  const heading = "margin: 0 0 16px; font-size: 28px; line-height: 1.1; letter-spacing: -0.025em";
  const small = (content: string) =>
    `<p class="mute" style="margin: 16px 0 0; font-size: 14px">${content}</p>`;
  const foot = footer.map((line) =>
    small(typeof line === "string" ? escapeHtml(line) : htmlLink(line)),
  );
  const sender = [name, address].filter((line) => line !== undefined && line !== "");
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta name="color-scheme" content="light dark">
    <title>${escapeHtml(title)}</title>
    <style>${styles}</style>
  </head>
  <body style="margin: 0; font: 17px/1.55 'Instrument Sans', Helvetica, Arial, sans-serif; overflow-wrap: anywhere">
    <div style="max-width: 544px; margin: 0 auto; padding: 32px 24px">
      <p class="rule" style="margin: 0 0 32px; padding-bottom: 12px; border-bottom: 2px solid; font-weight: 600">${escapeHtml(name)}</p>
      <h1 style="${heading}">${escapeHtml(title)}</h1>
      ${parts.map(htmlPart).join("\n      ")}
      ${action ? `<p style="margin: 24px 0">${htmlLink(action, button)}</p>` : ""}
      <div style="margin-top: 32px">${foot.join("\n      ")}</div>
      ${small(`${htmlLink({ label: siteUrl, url: siteUrl })}<br>${sender.map((line) => escapeHtml(line ?? "")).join("<br>")}`)}
    </div>
  </body>
</html>
`;
}

function htmlLink({ label, url }: Link, look = ""): string {
  return `<a href="${escapeHtml(url)}"${look}>${escapeHtml(label)}</a>`;
}

function htmlPart(part: MailPart): string {
  if (typeof part === "string") return `<p style="margin: 0 0 16px">${escapeHtml(part)}</p>`;
  if ("quote" in part) {
    return `<blockquote dir="auto" class="rule" style="margin: 24px 0; padding-left: 16px; border-left: 2px solid; white-space: pre-wrap">${escapeHtml(part.quote)}</blockquote>`;
  }
  const cell = "padding: 6px 0; vertical-align: top; text-align: left";
  const rows = part.rows.map(
    ([label, value]) =>
      `<tr><th class="mute" scope="row" style="${cell}; width: 36%; padding-right: 16px; font-weight: 400">${escapeHtml(label)}</th><td dir="auto" style="${cell}">${escapeHtml(value)}</td></tr>`,
  );
  return `<table style="width: 100%; margin: 0 0 16px; border-collapse: collapse; table-layout: fixed">${rows.join("")}</table>`;
}
