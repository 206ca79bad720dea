import sanitizeHtml, { type Attributes } from "sanitize-html";
import { absoluteUrl } from "../seo/urls.ts";

const headings = ["h2", "h3", "h4", "h5", "h6"];
const blocks = ["p", "ul", "ol", "li", "blockquote", "pre", "hr", "br", "div"];
const inline = ["a", "img", "em", "strong", "del", "code"];
const tables = ["table", "thead", "tbody", "tr", "th", "td"];

/**
 * The second wall behind the Markdown renderer: only these elements and attributes leave it.
 * With an origin, links and images become absolute, as feed readers need them.
 */
export function sanitize(html: string, origin?: string): string {
  const resolve = (url: string | undefined) =>
    url !== undefined && origin ? absoluteUrl(url, origin) : url;
  return sanitizeHtml(html, {
    allowedTags: [...headings, ...blocks, ...inline, ...tables],
    allowedAttributes: {
      a: ["href", "title", "rel"],
      img: ["src", "alt", "title", "loading", "decoding"],
      ol: ["start"],
      pre: ["tabindex"],
      div: ["role", "aria-label", "tabindex"],
      th: ["align"],
      td: ["align"],
    },
    allowedClasses: { div: ["table-scroll"] },
    allowedSchemes: ["http", "https", "mailto"],
    allowedSchemesByTag: { img: ["http", "https"] },
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, { href, ...rest }) => ({
        tagName,
        attribs: defined({ ...rest, href: resolve(href), rel: isExternal(href) && "noopener" }),
      }),
      img: (tagName, { src, ...rest }) => ({
        tagName,
        attribs: defined({ ...rest, src: resolve(src), loading: "lazy", decoding: "async" }),
      }),
    },
    // What is left of an image whose address was refused.
    exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs.src,
  });
}

function isExternal(href: string | undefined): boolean {
  return /^https?:/i.test(href ?? "");
}

function defined(attributes: Record<string, string | false | undefined>): Attributes {
  const given = Object.entries(attributes).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return Object.fromEntries(given);
}
