import { digestCard } from "./contact-content.ts";
import { mailtoLink } from "./topics.ts";

type Props = { email: string; phone: string; topic?: string | undefined };

/** The ways to reach us, and the digest. */
export function ContactCards({ email, phone, topic }: Props) {
  return (
    <section className="page pt-12 lg:pt-16" aria-label="Ways to reach us">
      <ul className="grid border border-hairline bg-card lg:grid-cols-3 lg:divide-x max-lg:divide-y divide-hairline">
        <li className="grid content-start gap-3 p-6 lg:p-7">
          <h2 className="h3">Email</h2>
          <p className="text-mute">{topic ? `About: ${topic}` : "Best for logs and details"}</p>
          <p>
            <a className="text-link" href={mailtoLink(email, topic)}>
              {email}
            </a>
          </p>
        </li>
        <li className="grid content-start gap-3 p-6 lg:p-7">
          <h2 className="h3">Toll-free phone</h2>
          <p className="text-mute">Best between two breaks</p>
          <p>
            <a className="text-link" href={`tel:${phone}`}>
              {phone}
            </a>
          </p>
        </li>
        <li className="grid content-start gap-3 p-6 lg:p-7">
          <h2 className="h3">{digestCard.title}</h2>
          <p className="text-mute">{digestCard.text}</p>
          <p>
            <a className="text-link" href="/blog">
              Read the Digest
            </a>
          </p>
        </li>
      </ul>
    </section>
  );
}
