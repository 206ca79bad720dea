import { useSite } from "../../session/use-site.ts";
import { formatTime } from "../../ui/dates.ts";
import { folderPath } from "./folders.ts";
import { type Subscriber, type SubscriberState, subscriberState } from "./subscribers.ts";

const labels: Record<SubscriberState, string> = {
  confirmed: "Confirmed",
  asked: "Not confirmed",
  unsubscribed: "Unsubscribed",
};

type Props = { subscribers: Subscriber[]; onDelete: (id: string) => void };

/** Who gets the newsletter, who has yet to confirm, and who has left. */
export function SubscriberList({ subscribers, onDelete }: Props) {
  const timeZone = useSite()?.timeZone ?? "UTC";
  return (
    <ul className="mail-reports" aria-label="Subscribers">
      {subscribers.map((subscriber) => {
        const { id, email, consent_text, consented_at } = subscriber;
        const state = subscriberState(subscriber);
        const since = subscriber.unsubscribed_at ?? subscriber.confirmed_at;
        return (
          <li key={id} className="mail-report subscriber">
            <p>
              <span className="badge mail-state" data-state={state}>
                {labels[state]}
              </span>
            </p>
            <div className="mail-text">
              <p>
                <bdi>{email}</bdi>
              </p>
              {since ? (
                <p className="cell-note">
                  {labels[state]} {formatTime(since, timeZone)}
                </p>
              ) : null}
              <p className="cell-note">
                Agreed {formatTime(consented_at, timeZone)} to: <q>{consent_text}</q>
              </p>
            </div>
            <a
              className="text-link"
              href={`${folderPath({ folder: "newsletter" })}&delete=${id}`}
              onClick={(event) => {
                event.preventDefault();
                onDelete(id);
              }}
            >
              Delete<span className="sr-only"> {email}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
