import type { PageRecord } from "../seo/metadata.ts";
import { trail } from "../seo/trail.ts";
import type { LegalSection } from "./legal-page.tsx";

/* All text of the page about cookies. */

export const cookiesPage: PageRecord = {
  title: "Cookie Policy",
  description:
    "The essential cookies of this site, when they are set and how long they last. No analytics, no advertising, no third parties.",
  path: "/cookies",
  breadcrumbs: trail("Cookies", "/cookies"),
};

export const cookiesLead =
  "As long as you only read, there are none. The few this site has are essential ones, so there is no banner to click away.";

const cookies = [
  {
    name: "sb-session",
    purpose: "Keeps you signed in. Set when you sign in, removed when you sign out.",
    lasts: "Until you sign out, 400 days at most",
  },
  {
    name: "flash",
    purpose:
      "Carries one short notice to the next page, for example that a post no longer exists. Removed as soon as it has been shown.",
    lasts: "One minute at most",
  },
];

export const cookiesSections: LegalSection[] = [
  {
    id: "list",
    title: "The cookies of this site",
    body: () => (
      <dl className="cookie-list">
        {cookies.map(({ name, purpose, lasts }) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>{purpose}</dd>
            <dd className="text-mute">{lasts}</dd>
          </div>
        ))}
      </dl>
    ),
  },
  {
    id: "how",
    title: "How they are set",
    body: () => (
      <p>
        By this site only, for this site only. Scripts can't read them, and your browser doesn't
        send them along when another site posts to ours. A long session cookie may be split in
        several, with numbers at the end of its name.
      </p>
    ),
  },
  {
    id: "not-here",
    title: "What you won't find",
    body: () => (
      <p>
        No cookies for analytics, advertising, fonts, videos or social media, and none from anybody
        else. If that ever changes, we will ask you first, and no will be as easy to say as yes.
      </p>
    ),
  },
  {
    id: "control",
    title: "Refusing and deleting them",
    body: () => (
      <p>
        Your browser's settings can do both at any time. Public pages work just as well without
        cookies. Signing in doesn't. What else we store is in the{" "}
        <a href="/privacy">privacy policy</a>.
      </p>
    ),
  },
];
