import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, it } from "vitest";
import { ErrorScreen } from "./error-screen.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { Toasts } from "./toasts.tsx";

const site = {
  origin: "https://site.example",
  contactEmail: "info@site.example",
  businessName: "Music Director",
  timeZone: "UTC",
  year: "2026",
};

/** The HTML of a part of the shell on a page below the root route. */
function render(Component: () => React.ReactNode, path: string, rootData: object = { site }) {
  const page = { id: "page", path, Component };
  const Stub = createRoutesStub([{ id: "root", children: [page] }]);
  const hydrationData = { loaderData: { root: rootData } };
  return renderToStaticMarkup(<Stub initialEntries={[path]} hydrationData={hydrationData} />);
}

/** [address, text] of every link. */
function links(html: string) {
  return [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(
    ([, href, text = ""]) => [href, text.replaceAll(/<[^>]*>/g, "").replaceAll("&#x27;", "'")],
  );
}

describe("the header", () => {
  const header = render(SiteHeader, "/blog");

  it.each([
    ["/", "Home"],
    ["/services", "Services"],
    ["/blog", "Blog"],
    ["/about", "About"],
    ["/contact", "Contact"],
    ["/auth/login", "Sign In"],
  ])("links to %s, in the bar and in the phone's menu", (path, label) => {
    expect(links(header).filter((link) => link.join() === `${path},${label}`)).toHaveLength(2);
  });

  it("offers a consult to visitors who are not signed in", () => {
    expect(links(header)).toContainEqual(["/contact", "Schedule Consult"]);
    expect(header).not.toContain("Sign Out");
  });

  it("opens the phone's menu without script and marks the page it is on", () => {
    expect(header).toMatch(/<button type="button"[^>]* popoverTarget="site-menu">Menu/i);
    expect(header).toMatch(/<nav [^>]*id="site-menu" popover="auto"/);
    expect(header.match(/aria-current="page">Blog/g)).toHaveLength(2);
  });
});

describe("the footer", () => {
  const footer = render(SiteFooter, "/");

  it.each([
    ["/services", "Services"],
    ["/tools", "Music Attribute Tagger"],
    ["/tools", "Log Doctor"],
    ["/tools", "AI Voicetracking"],
    ["/tools", "Clock Builder"],
    ["/about", "About"],
    ["/contact", "Contact"],
    ["/blog", "Scheduler's Digest"],
    ["/privacy", "Privacy"],
    ["/terms", "Terms"],
    ["/cookies", "Cookies"],
    ["mailto:info@site.example", "info@site.example"],
  ])("links to %s as %s", (path, label) => {
    expect(links(footer)).toContainEqual([path, label]);
  });

  it("has a copyright line with the current year", () => {
    expect(footer).toContain("© 2026 Music Director");
  });
});

describe("a toast", () => {
  const toast = { title: "Access denied", description: "No <way>", variant: "destructive" };
  const html = render(Toasts, "/", { toast });

  it("reads as one sentence", () => {
    const text = html.replaceAll(/<form.*<\/form>/g, "").replaceAll(/<[^>]*>/g, "");
    expect(text).toBe("Access denied: No &lt;way&gt;");
  });

  it("is announced, focused, and dismissed without script", () => {
    expect(html).toMatch(/<dialog open="" role="alertdialog" [^>]*data-variant="destructive"/);
    expect(html).toMatch(/<form method="dialog"><button [^>]*autofocus="">Dismiss<\/button>/i);
  });

  it("leaves nothing behind where there is none", () => {
    expect(render(Toasts, "/", { toast: null })).toBe("");
  });
});

describe("the error screen", () => {
  const screen = (error: unknown) =>
    renderToStaticMarkup(<ErrorScreen error={error} requestId="4711" />);

  it("names the request, and nothing of what went wrong inside", () => {
    const html = screen(new Error("select * from secrets"));
    expect(html).toContain("Unexpected Application Error!");
    expect(html).toContain("4711");
    expect(html).not.toContain("secrets");
  });

  it("shows the status of an answer, and its words where they are meant for visitors", () => {
    const answer = { statusText: "Service Unavailable", internal: false, data: "Back soon." };
    expect(screen({ ...answer, status: 503 })).toContain("503 Service Unavailable");
    expect(screen({ ...answer, status: 503 })).toContain("Back soon.");
    expect(screen({ ...answer, status: 405 })).not.toContain("Back soon.");
  });
});
