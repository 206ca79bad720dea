import { whatHappens, whatToTell } from "./contact-content.ts";

/** What a first message should hold, and what comes of it. */
export function ContactGuide() {
  return (
    <>
      <section className="page section" aria-labelledby="what-to-tell">
        <h2 className="h2" id="what-to-tell">
          {whatToTell.title}
        </h2>
        <dl className="statements">
          {whatToTell.items.map(({ name, text }) => (
            <div key={name}>
              <dt className="h3">{name}</dt>
              <dd className="text-mute">{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="page section" aria-labelledby="what-happens">
        <h2 className="h2" id="what-happens">
          {whatHappens.title}
        </h2>
        <ol className="grid gap-x-8 gap-y-10 md:grid-cols-3">
          {whatHappens.items.map(({ name, text }) => (
            <li key={name} className="grid content-start gap-3 border-t border-edge pt-5">
              <h3 className="h3">{name}</h3>
              <p className="text-mute">{text}</p>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
