import { expect, it } from "vitest";
import { contactPage } from "./contact/contact-content.ts";
import { cookiesPage } from "./legal/cookies-content.tsx";
import { privacyPage } from "./legal/privacy-content.tsx";
import { termsPage } from "./legal/terms-content.tsx";
import { aboutPage } from "./marketing/about-content.ts";
import { servicesPage } from "./marketing/services-content.ts";
import { toolsPage } from "./tools/tools-content.ts";

const pages = [
  servicesPage,
  aboutPage,
  contactPage,
  toolsPage,
  privacyPage,
  termsPage,
  cookiesPage,
];

it.each(["title", "description", "path"] as const)("gives every page a %s of its own", (field) => {
  expect(new Set(pages.map((page) => page[field])).size).toBe(pages.length);
});

it("keeps titles and descriptions within what a search result shows", () => {
  for (const { title, description } of pages) {
    expect(title.length).toBeLessThanOrEqual(45);
    expect(description.length).toBeGreaterThan(50);
    expect(description.length).toBeLessThanOrEqual(160);
  }
});

it("leads every page's breadcrumbs from home to itself", () => {
  for (const { path, breadcrumbs } of pages) {
    expect(breadcrumbs?.map((crumb) => crumb.path)).toEqual(["/", path]);
  }
});
