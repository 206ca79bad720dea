import type { PageRecord } from "../seo/metadata.ts";
import { trail } from "../seo/trail.ts";
import { BusinessAddress, type LegalSection } from "./legal-page.tsx";

/* All text of the privacy policy. */

export const privacyPage: PageRecord = {
  title: "Privacy Policy",
  description:
    "What this site stores about its visitors, why, for how long, and how to have it shown, corrected or deleted.",
  path: "/privacy",
  breadcrumbs: trail("Privacy", "/privacy"),
};

export const privacyLead =
  "The short version: you can read everything here without telling us who you are. We keep what you send us, use it to answer you, and delete it when you ask.";

export const privacySections: LegalSection[] = [
  {
    id: "who",
    title: "Who is responsible",
    body: (business) => (
      <>
        <p>This site is run by:</p>
        <BusinessAddress {...business} />
      </>
    ),
  },
  {
    id: "visit",
    title: "When you just read",
    body: () => (
      <>
        <p>
          There are no analytics here, no advertising, no trackers and no social media buttons. The
          fonts come from this site itself, and the pages you read carry no script.
        </p>
        <p>
          Your browser sends its network address with every request, because no page could reach you
          otherwise. We use it to answer, and to hold back anyone who asks too often or tries
          passwords. When something fails, the server writes a line to its log: the time, the page,
          an identifier of the request, and what went wrong. We use it to repair the fault.
        </p>
        <p>
          A picture in the Digest may be stored on another site. Your browser then fetches it from
          there, and that site sees your network address.
        </p>
        <p>
          The turnover calculator sends its two numbers in the address of the page. They are worked
          out and not stored.
        </p>
      </>
    ),
  },
  {
    id: "message",
    title: "When you write to us",
    body: () => (
      <p>
        We keep your message with what you add to it: your name, your email address, and, if you
        give them, your call letters, format, scheduling software and library size. We use it to
        answer you and to look up later what was said. The same goes for email and for notes of a
        phone call.
      </p>
    ),
  },
  {
    id: "account",
    title: "When you have an account",
    body: () => (
      <p>
        We store your first and last name, your email address, whether it is verified, when you
        signed in, and your password in a form from which it can't be read. If you write for the
        Digest, your name stands above your posts for everyone to see. The account exists until you
        ask us to delete it.
      </p>
    ),
  },
  {
    id: "newsletter",
    title: "When you subscribe",
    body: () => (
      <p>
        The newsletter needs your email address and two yeses: you ask for it, and you confirm it
        from a message we send to that address. Without the second yes you will not get it, and we
        forget the address after 30 days. With it we keep what you agreed to and when. Each issue
        has a link to unsubscribe.
      </p>
    ),
  },
  {
    id: "cookies",
    title: "Cookies",
    body: () => (
      <p>
        Only those without which signing in would not work. They are listed on the page about{" "}
        <a href="/cookies">cookies</a>.
      </p>
    ),
  },
  {
    id: "sharing",
    title: "Who else sees it",
    body: () => (
      <>
        <p>
          We respect your privacy and will never share your information with third parties. We do
          not sell it, rent it or trade it.
        </p>
        <p>
          The companies that run our server, our database and our outgoing mail handle data on our
          behalf and on our instructions only. An authority gets data where the law compels us, and
          only what it compels us to give.
        </p>
      </>
    ),
  },
  {
    id: "time",
    title: "How long we keep it",
    body: () => (
      <p>
        Messages, as long as we may need them to answer you or to keep an agreement. Accounts and
        subscriptions, until you end them. Copies in backups go when the backup is replaced by a
        newer one. What the law makes us keep, as long as it does.
      </p>
    ),
  },
  {
    id: "rights",
    title: "What you can ask for",
    body: ({ email }) => (
      <>
        <p>
          Write to <a href={`mailto:${email}`}>{email}</a> from the address it is about, and we
          will:
        </p>
        <ul>
          <li>tell you what we have stored about you, and send you a copy;</li>
          <li>correct what is wrong;</li>
          <li>delete your messages, your account or your subscription;</li>
          <li>stop using what you no longer want us to use.</li>
        </ul>
        <p>
          Where your country's law gives you further rights, you have them here too. You can also
          complain to its data protection authority.
        </p>
      </>
    ),
  },
  {
    id: "changes",
    title: "Changes",
    body: () => (
      <p>
        When this policy changes, the new text stands here with a new date. If it changes what
        happens to data you have already given us, we tell you by email first.
      </p>
    ),
  },
];
