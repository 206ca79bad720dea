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

/** "Nov 21, 2026, 14:05" in the given zone, by the studio's 24-hour clock; "" where there is no date. */
export function formatTime(value: string | null, timeZone: string): string {
  const date = new Date(value ?? Number.NaN);
  if (Number.isNaN(date.getTime())) return "";
  return new Intl.DateTimeFormat("en-US", {
    month: "short",
    day: "2-digit",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone,
  }).format(date);
}
