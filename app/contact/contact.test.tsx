import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { linksIn, textOf } from "../../test/markup.ts";
import { ContactCards } from "./contact-cards.tsx";
import { mailtoLink, topicOf } from "./topics.ts";

const cards = renderToStaticMarkup(
  <ContactCards email="info@site.example" phone="+1-800-555-0199" />,
);

it("has a card for email, one for the toll-free phone, and one for the digest", () => {
  expect(cards.match(/<li/g)).toHaveLength(3);
  expect(linksIn(cards)).toEqual([
    "info@site.example → mailto:info@site.example",
    "+1-800-555-0199 → tel:+1-800-555-0199",
    "Read the Digest → /blog",
  ]);
  expect(textOf(cards)).toContain("Toll-free phone");
  expect(textOf(cards)).toContain("Scheduler's Digest Check out our latest radio tips and news");
});

it("takes the subject a visitor comes with, and no other text", () => {
  const topic = topicOf(new URL("https://site.example/contact?about=training"));
  expect(mailtoLink("a@b.example", topic)).toBe(
    "mailto:a@b.example?subject=One-on-one%20music%20director%20training",
  );
  expect(topicOf(new URL("https://site.example/contact?about=Buy%20pills"))).toBeUndefined();
  expect(topicOf(new URL("https://site.example/contact"))).toBeUndefined();
});
