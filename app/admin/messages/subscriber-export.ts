import type { Backend } from "../../session/backend.ts";
import { subscriberState } from "./subscribers.ts";

const atOnce = 1_000;

export function subscriberHeading(timeZone: string): string[] {
  return [
    "Email",
    "State",
    "Agreed to",
    `Agreed (${timeZone})`,
    `Confirmed (${timeZone})`,
    `Unsubscribed (${timeZone})`,
    "Unsubscribe link",
  ];
}

type Wanted = {
  from: number;
  /** Those too who have not confirmed or have left: nothing may be sent to them. */
  everybody: boolean;
  origin: string;
  at: (time: string | null) => string;
};

/**
 * The next subscribers, the oldest first. Whoever sends the newsletter puts each one's link into its
 * foot and its List-Unsubscribe header.
 */
export async function readSubscriberRows(db: Backend, { from, everybody, origin, at }: Wanted) {
  let query = db
    .from("newsletter_subscribers")
    .select(
      "id, email, consent_text, consented_at, confirmed_at, unsubscribed_at, unsubscribe_token",
    );
  if (!everybody) query = query.not("confirmed_at", "is", null).is("unsubscribed_at", null);
  const { data } = await query
    .order("consented_at")
    .order("id")
    .range(from, from + atOnce - 1)
    .throwOnError();
  return data.map((row) => [
    row.email,
    subscriberState(row),
    row.consent_text,
    at(row.consented_at),
    at(row.confirmed_at),
    at(row.unsubscribed_at),
    `${origin}/newsletter/unsubscribe?token=${row.unsubscribe_token}`,
  ]);
}
