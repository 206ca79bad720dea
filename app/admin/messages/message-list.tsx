import { Link } from "react-router";
import { useSite } from "../../session/use-site.ts";
import { formatTime } from "../../ui/dates.ts";
import type { MessageSummary } from "./messages.ts";

/** Messages, one row each; the whole row opens it. */
export function MessageList({ messages }: { messages: MessageSummary[] }) {
  const timeZone = useSite()?.timeZone ?? "UTC";
  return (
    <ul className="message-list" aria-label="Messages">
      {messages.map((message) => {
        const { id, name, email, station_call, excerpt, read_at, created_at } = message;
        const hasFailed = message.mail_outbox.some(({ failed_at }) => failed_at);
        return (
          <li key={id} className="message-row" data-state={read_at ? "read" : "new"}>
            <p className="message-from">
              {read_at ? null : <span className="sr-only">New: </span>}
              <Link className="title-link" to={`/admin/messages/${id}`}>
                <bdi>{name}</bdi>
              </Link>
              <bdi className="message-origin">{station_call || email}</bdi>
            </p>
            <p className="message-excerpt">
              {hasFailed ? (
                <span className="badge mail-state" data-state="failed">
                  Mail failed
                </span>
              ) : null}
              <bdi>{excerpt}</bdi>
            </p>
            <p className="message-time">{formatTime(created_at, timeZone)}</p>
          </li>
        );
      })}
    </ul>
  );
}
