import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { linksIn, textOf } from "../../test/markup.ts";
import { cookiesSections } from "./cookies-content.tsx";
import { LegalPage } from "./legal-page.tsx";
import { privacySections } from "./privacy-content.tsx";
import { termsSections } from "./terms-content.tsx";

const business = {
  name: "Sample Radio Services",
  address: "1 Tower Road\nAustin, TX 78701",
  email: "info@site.example",
};

describe.each([
  ["Privacy", privacySections],
  ["Terms", termsSections],
  ["Cookies", cookiesSections],
])("the page %s", (title, sections) => {
  const html = renderToStaticMarkup(
    <LegalPage title={title} lead="" sections={sections} business={business} />,
  );

  it("leads back home, says when it was updated, and has an address to write to", () => {
    expect(linksIn(html)[0]).toBe("Back to Home → /");
    expect(textOf(html)).toContain("Last updated May 1, 2025");
    expect(linksIn(html)).toContain("info@site.example → mailto:info@site.example");
  });

  it("has a table of contents that leads to every section", () => {
    const targets = [...html.matchAll(/href="#([^"]*)"/g)].map((match) => match[1]);
    const ids = [...html.matchAll(/<h2 id="([^"]*)"/g)].map((match) => match[1]);
    expect(targets).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

it("names the business and its address where somebody has to be responsible", () => {
  for (const sections of [privacySections, termsSections]) {
    const html = renderToStaticMarkup(
      <LegalPage title="" lead="" sections={sections} business={business} />,
    );
    expect(textOf(html)).toContain("Sample Radio Services 1 Tower Road Austin, TX 78701");
  }
});
