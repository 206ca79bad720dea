import { createBackend, getSessionCookies } from "../../session/backend.ts";
import { siteContext } from "../../session/site-context.ts";
import { formatTime } from "../../ui/dates.ts";
import type { Route } from "./+types/export";
import { csvFile } from "./csv.ts";
import { wantedOf } from "./folders.ts";
import { messageHeading, readMessageRows } from "./message-export.ts";
import { readSubscriberRows, subscriberHeading } from "./subscriber-export.ts";

/** A folder as a CSV file: the messages of inbox or spam, or the newsletter's subscribers. */
export function loader({ url, context }: Route.LoaderArgs) {
  const scope = context.get(siteContext);
  const { origin, timeZone } = scope.settings;
  const { folder } = wantedOf(url);
  const at = (value: string | null) => formatTime(value, timeZone);
  // One client's calls have to end within seconds; a long file takes longer.
  const open = () => createBackend(scope, getSessionCookies(context));
  if (folder === "newsletter") {
    const everybody = url.searchParams.has("everybody");
    return csvFile("scheduler-s-digest", subscriberHeading(timeZone), (from) =>
      readSubscriberRows(open(), { from, everybody, origin, at }),
    );
  }
  const isSpam = folder === "spam";
  return csvFile(isSpam ? "spam" : "messages", messageHeading(timeZone), (from) =>
    readMessageRows(open(), { from, isSpam, at }),
  );
}
