import type { PageRecord } from "../seo/metadata.ts";
import { trail } from "../seo/trail.ts";
import { BusinessAddress, type LegalSection } from "./legal-page.tsx";

/* All text of the terms of use. */

export const termsPage: PageRecord = {
  title: "Terms of Use",
  description:
    "The terms for using this site: its texts, its tools, accounts, and what it can and can't be held to.",
  path: "/terms",
  breadcrumbs: trail("Terms", "/terms"),
};

export const termsLead =
  "These terms are about this site: its pages, its tools and its accounts. Consulting work has an agreement of its own, made with each station.";

export const termsSections: LegalSection[] = [
  {
    id: "parties",
    title: "Who you deal with",
    body: (business) => (
      <>
        <p>This site is offered by:</p>
        <BusinessAddress {...business} />
        <p>By using it you accept these terms. If you don't, please don't use it.</p>
      </>
    ),
  },
  {
    id: "texts",
    title: "What you may do with our texts",
    body: () => (
      <p>
        Read them, print them, quote them with their source, hand them round at your station. Texts,
        drawings and the name stay ours: don't republish whole articles or sell them without asking.
        Names of scheduling software belong to their makers and are used here only to say what we
        mean.
      </p>
    ),
  },
  {
    id: "tools",
    title: "The tools",
    body: () => (
      <p>
        The tools are free to use. They do arithmetic on what you enter, under assumptions that are
        stated beside the result. Check a result before you change a log because of it: what airs is
        your decision and your responsibility.
      </p>
    ),
  },
  {
    id: "ratings",
    title: "What we don't promise",
    body: () => (
      <p>
        Nothing on this site promises ratings, shares or revenue. Audiences depend on far more than
        the order of songs. Legal matters such as station identification or streaming licenses are
        described in general and are no legal advice.
      </p>
    ),
  },
  {
    id: "accounts",
    title: "Accounts",
    body: ({ email }) => (
      <>
        <p>
          Give your own name and an address you can be reached at, keep your password to yourself,
          and tell us when somebody else has used your account. You can have it deleted at any time:
          write to <a href={`mailto:${email}`}>{email}</a>.
        </p>
        <p>We may close an account that is used against these terms.</p>
      </>
    ),
  },
  {
    id: "fair-use",
    title: "Fair use",
    body: () => (
      <p>
        Don't try to get into what isn't yours, don't overload the site, don't send unlawful content
        or advertising through its forms. If you find a weakness, tell us before you tell others.
      </p>
    ),
  },
  {
    id: "availability",
    title: "Availability and liability",
    body: () => (
      <p>
        We take care that the site works and that what it says is right, but it is offered as it is:
        it may be down, and we may be wrong. As far as the law allows, we are not liable for loss
        that comes from using the free parts of this site. Where the law does not allow such a
        limit, it does not apply.
      </p>
    ),
  },
  {
    id: "links",
    title: "Links elsewhere",
    body: () => (
      <p>We link to other sites when they are worth it. What they say and do is up to them.</p>
    ),
  },
  {
    id: "changes",
    title: "Changes",
    body: () => (
      <p>
        When these terms change, the new text stands here with a new date and holds from then on. If
        one of them turns out to be invalid, the others stay.
      </p>
    ),
  },
];
