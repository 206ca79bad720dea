/** "May 01, 2025" in the given zone; "" for a date that is missing or can't be read. */
export function formatDate(value: string | null, timeZone: string): string {
  const date = new Date(value ?? Number.NaN);
  if (Number.isNaN(date.getTime())) return "";
  return new Intl.DateTimeFormat("en-US", {
    month: "long",
    day: "2-digit",
    year: "numeric",
    timeZone,
  }).format(date);
}

/** The year it is now in the given zone. */
export function currentYear(timeZone: string, now = new Date()): string {
  return new Intl.DateTimeFormat("en-US", { year: "numeric", timeZone }).format(now);
}
