import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { linksIn, textOf } from "../../test/markup.ts";
import Services from "./services.tsx";

const html = renderToStaticMarkup(<Services />);
const cards = html.split('<li class="service-card"').slice(1);

it("begins with a button to the contact page", () => {
  expect(linksIn(html)[0]).toBe("Schedule a Consultation → /contact");
});

it("has exactly four cards, each with its key benefits", () => {
  expect(cards).toHaveLength(4);
  for (const card of cards) expect(card).toMatch(/Key benefits<\/h4><ul[^>]*><li>/);
});

it.each([
  [0, "Schedule a Consultation", "scheduling", ["tailored", "audience ratings", "dayparts"]],
  [1, "Learn More", "library", ["Metadata cleanup", "genre consistency", "tempo, mood and era"]],
  [2, "Get Started", "clocks", ["clocks", "grid"]],
  [3, "Book Training", "training", ["One-on-One", "music director"]],
])("ends card %i with “%s” about %s", (index, label, topic, words) => {
  const card = cards[index]!.split("</section>")[0]!;
  const [button] = linksIn(card);
  expect(button).toMatch(new RegExp(`^${label} : .* → /contact\\?about=${topic}$`));
  for (const word of words) expect(textOf(card)).toContain(word);
});

it("goes through the process in order", () => {
  const order = textOf(html).match(/Discovery|Strategy|Implementation|Refinement/g);
  expect(order).toEqual(["Discovery", "Strategy", "Implementation", "Refinement"]);
});

it("mentions coaching and AI music tools", () => {
  expect(textOf(html)).toMatch(/Coaching .* AI music tools/);
});

it("closes with the way to us and to who we are", () => {
  expect(linksIn(html).slice(-2)).toEqual([
    "Get in Touch → /contact",
    "Learn More About Us → /about",
  ]);
});
