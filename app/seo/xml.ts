// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML 1.0 forbids
const illegal = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Text without the characters that no XML 1.0 document may hold, not even escaped. */
export function xmlText(text: string): string {
  return text.toWellFormed().replace(illegal, "");
}

/** The same, escaped for element content. */
export function escapeXml(text: string): string {
  return xmlText(text).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** An XML document as an answer. */
export function xmlResponse(body: string, contentType: string): Response {
  return new Response(body, { headers: { "Content-Type": `${contentType}; charset=utf-8` } });
}
