import { Marked, type Token, type Tokens } from "marked";
import { sanitize } from "./sanitize.ts";

/** Languages of fenced blocks that are drawn; everything else is text. */
const drawn = ["clock", "log", "rotation"] as const;

export type DrawingLanguage = (typeof drawn)[number];
export type ContentBlock =
  | { kind: "html"; html: string }
  | { kind: "drawing"; language: DrawingLanguage; source: string; html: string };

const marked = new Marked({
  gfm: true,
  // Line ends stay line ends: text without Markdown looks as typed.
  breaks: true,
  renderer: {
    // Tags are text here; nobody writes HTML in a post.
    html: ({ text }) => escapeHtml(text),
    checkbox: ({ checked }) => (checked ? "\u2611 " : "\u2610 "),
    // Wide blocks scroll by themselves, with the keyboard too.
    code: ({ text }) => `<pre tabindex="0"><code>${escapeHtml(text)}\n</code></pre>\n`,
    table(token) {
      const head = token.header.map((cell) => this.tablecell(cell)).join("");
      const rows = token.rows.map((row) => row.map((cell) => this.tablecell(cell)).join(""));
      const body = rows.map((cells) => `<tr>${cells}</tr>`).join("");
      return `<div class="table-scroll" role="group" aria-label="Table" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>\n`;
    },
  },
});

/** A post's text as blocks of safe HTML, with the blocks that are drawings apart. */
export function renderContent(content: string): ContentBlock[] {
  if (isJsonDocument(content)) return [{ kind: "html", html: serialized(content) }];
  const tokens = lex(content);
  const blocks: ContentBlock[] = [];
  let run: Token[] = [];
  const endRun = () => {
    if (run.length > 0) blocks.push({ kind: "html", html: sanitize(marked.parser(run)) });
    run = [];
  };
  for (const token of tokens) {
    const language = drawingLanguage(token);
    if (!language) {
      run.push(token);
      continue;
    }
    endRun();
    const html = sanitize(marked.parser([token]));
    blocks.push({ kind: "drawing", language, source: (token as Tokens.Code).text, html });
  }
  endRun();
  return blocks;
}

/** A post's text as HTML for feed readers: whole addresses, drawings as their source. */
export function renderForFeed(content: string, origin: string): string {
  if (isJsonDocument(content)) return serialized(content);
  return sanitize(marked.parser(lex(content)), origin);
}

/** Whether content is structured data instead of text. */
function isJsonDocument(content: string): boolean {
  if (!/^\s*[[{]/.test(content)) return false;
  try {
    JSON.parse(content);
    return true;
  } catch {
    return false;
  }
}

function serialized(content: string): string {
  return `<pre class="serialized" tabindex="0">${escapeHtml(content)}</pre>`;
}

/** Tokens whose topmost headings are second-level: the page's title is the first. */
function lex(content: string): Token[] {
  const tokens = marked.lexer(content);
  const headings: Tokens.Heading[] = [];
  marked.walkTokens(tokens, (token) => {
    if (token.type === "heading") headings.push(token as Tokens.Heading);
  });
  const top = Math.min(...headings.map((heading) => heading.depth));
  for (const heading of headings) heading.depth = Math.min(heading.depth - top + 2, 6);
  return tokens;
}

function drawingLanguage(token: Token): DrawingLanguage | undefined {
  if (token.type !== "code") return undefined;
  return drawn.find((language) => language === (token as Tokens.Code).lang?.trim());
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
