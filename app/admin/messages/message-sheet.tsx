import { useSite } from "../../session/use-site.ts";
import { formatTime } from "../../ui/dates.ts";
import type { Message } from "./messages.ts";

/** A message as it was written: text and nothing but text. */
export function MessageSheet({ message }: { message: Message }) {
  const timeZone = useSite()?.timeZone ?? "UTC";
  const facts = [
    { name: "Received", value: formatTime(message.created_at, timeZone) },
    { name: "Email", value: message.email },
    { name: "Call letters", value: message.station_call },
    { name: "Format", value: message.station_format },
    { name: "Software", value: message.software_used },
    { name: "Library size", value: message.library_size },
    { name: "Newsletter", value: message.newsletter ? "Asked for Scheduler's Digest" : "" },
  ];
  return (
    <article className="message-sheet" aria-label="Message">
      <dl className="message-facts">
        {facts
          .filter(({ value }) => value !== "")
          .map(({ name, value }) => (
            <div key={name}>
              <dt className="eyebrow">{name}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
      </dl>
      <p className="message-text" dir="auto">
        {message.message}
      </p>
    </article>
  );
}
