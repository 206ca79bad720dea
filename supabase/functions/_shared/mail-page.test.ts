import { expect, test } from "vitest";
import { escapeHtml, type MailPage, renderMail } from "./mail-page.ts";

const page: MailPage = {
  title: "New message",
  parts: [
    "Hello & welcome.",
    { rows: [["Call letters", "WXYZ"]] },
    { quote: "One line\n\n<b>another</b>" },
  ],
  action: { label: "Open the inbox", url: "https://site.example/admin?a=1&b=2" },
  footer: ["Why this mail came.", { label: "Unsubscribe", url: "https://site.example/u" }],
  business: {
    name: "Music Director",
    address: "1 Radio Row, Austin",
    siteUrl: "https://site.example",
  },
};

test("a mail reads the same as plain text, with the sender at its foot", () => {
  expect(renderMail(page).text).toBe(
    [
      "Hello & welcome.",
      "Call letters: WXYZ",
      "> One line\n> \n> <b>another</b>",
      "Open the inbox: https://site.example/admin?a=1&b=2",
      "Why this mail came.",
      "Unsubscribe: https://site.example/u",
      "-- \nhttps://site.example",
      "Music Director\n1 Radio Row, Austin",
    ].join("\n\n"),
  );
});

test("in HTML everything given is text", () => {
  const { html } = renderMail(page);
  expect(html).toContain("<title>New message</title>");
  expect(html).toContain("&#60;b&#62;another&#60;/b&#62;");
  expect(html).toContain('href="https://site.example/admin?a=1&#38;b=2"');
  expect(html).toContain("Music Director<br>1 Radio Row, Austin");
  expect(escapeHtml(`<a href="x" title='y'>&`)).toBe(
    "&#60;a href=&#34;x&#34; title=&#39;y&#39;&#62;&#38;",
  );
});

test("a business without an address leaves no empty line", () => {
  const business = { name: "Music Director", siteUrl: "https://site.example" };
  const { text, html } = renderMail({ ...page, business });
  expect(text).toMatch(/Music Director$/);
  expect(html).toMatch(/Music Director<\/p>\s+<\/div>/);
});
