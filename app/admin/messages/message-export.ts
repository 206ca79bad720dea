import type { Backend } from "../../session/backend.ts";

/** Messages may be long. */
const atOnce = 200;

export function messageHeading(timeZone: string): string[] {
  return [
    `Received (${timeZone})`,
    "Name",
    "Email",
    "Call letters",
    "Format",
    "Software",
    "Library size",
    "Message",
    "Newsletter",
    "Read",
  ];
}

type Wanted = { from: number; isSpam: boolean; at: (time: string | null) => string };

/** The next messages of a folder, the oldest first, so that new ones come at the end. */
export async function readMessageRows(db: Backend, { from, isSpam, at }: Wanted) {
  const { data } = await db
    .from("contact_messages")
    .select(
      "created_at, name, email, station_call, station_format, software_used, library_size, message, newsletter, read_at",
    )
    .eq("is_spam", isSpam)
    .order("created_at")
    .order("id")
    .range(from, from + atOnce - 1)
    .throwOnError();
  return data.map((row) => [
    at(row.created_at),
    row.name,
    row.email,
    row.station_call,
    row.station_format,
    row.software_used,
    row.library_size,
    row.message,
    row.newsletter,
    row.read_at !== null,
  ]);
}
