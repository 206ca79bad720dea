import type { Backend } from "../../session/backend.ts";
import { patternsOf, rangeOf, type Wanted } from "./folders.ts";
import type { Page } from "./messages.ts";

export type Subscriber = {
  id: string;
  email: string;
  /** What was agreed to, word for word, and when. */
  consent_text: string;
  consented_at: string;
  confirmed_at: string | null;
  unsubscribed_at: string | null;
};

/** Only the confirmed are sent anything. */
export type SubscriberState = "confirmed" | "asked" | "unsubscribed";

const columns = "id, email, consent_text, consented_at, confirmed_at, unsubscribed_at";

export function subscriberState({ confirmed_at, unsubscribed_at }: Subscriber): SubscriberState {
  if (unsubscribed_at) return "unsubscribed";
  return confirmed_at ? "confirmed" : "asked";
}

/** A page of everybody who has ever asked for the newsletter, the latest first. */
export async function listSubscribers(
  db: Backend,
  { search, page }: Wanted,
): Promise<Page<Subscriber>> {
  let query = db.from("newsletter_subscribers").select(columns, { count: "exact" });
  if (search) query = query.ilikeAllOf("email", patternsOf(search));
  const { data, count } = await query
    .order("consented_at", { ascending: false })
    .order("id")
    .range(...rangeOf(page))
    .throwOnError();
  return { rows: data, count: count ?? 0 };
}

export async function deleteSubscriber(db: Backend, id: string): Promise<void> {
  await db.from("newsletter_subscribers").delete().eq("id", id).throwOnError();
}
