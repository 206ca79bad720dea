import type { ReactNode } from "react";
import type { Business } from "./business.ts";
import "../posts/prose.css";
import "./legal.css";
import "../posts/print.css";

export type LegalSection = {
  /** Fragment of the section's address. */
  id: string;
  title: string;
  body: (business: Business) => ReactNode;
};

/** Ends each of the texts. */
const questions: LegalSection = {
  id: "questions",
  title: "Questions",
  body: ({ email }) => (
    <p>
      Write to <a href={`mailto:${email}`}>{email}</a>. A person reads it.
    </p>
  ),
};

const lastUpdated = { text: "May 1, 2025", date: "2025-05-01" };

type Props = { title: string; lead: string; sections: LegalSection[]; business: Business };

/** A long text with its contents, to be read on screen and on paper. */
export function LegalPage({ title, lead, sections, business }: Props) {
  return (
    <article className="page legal">
      <header className="legal-head">
        <a className="button button-small button-quiet mb-4" href="/">
          Back to Home
        </a>
        <p className="eyebrow">
          Last updated <time dateTime={lastUpdated.date}>{lastUpdated.text}</time>
        </p>
        <h1 className="h1">{title}</h1>
        <p className="lead">{lead}</p>
      </header>
      <nav className="legal-contents" aria-labelledby="contents">
        <h2 className="eyebrow" id="contents">
          Contents
        </h2>
        <ol>
          {[...sections, questions].map(({ id, title: name }) => (
            <li key={id}>
              <a className="footer-link" href={`#${id}`}>
                {name}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="prose">
        {[...sections, questions].map(({ id, title: name, body }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{name}</h2>
            {body(business)}
          </section>
        ))}
      </div>
    </article>
  );
}

/** Name, postal address and email address of the business. */
export function BusinessAddress({ name, address, email }: Business) {
  return (
    <address className="not-italic">
      {name}
      <br />
      {address ? (
        <>
          <span className="whitespace-pre-line">{address}</span>
          <br />
        </>
      ) : null}
      <a href={`mailto:${email}`}>{email}</a>
    </address>
  );
}
