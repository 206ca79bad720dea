/** "May 01, 2025" with the month's short name, in the given zone. */
export function tableDate(value: string | null, timeZone: string): string {
  if (!value) return "N/A";
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return "Invalid date";
  return new Intl.DateTimeFormat("en-US", {
    month: "short",
    day: "2-digit",
    year: "numeric",
    timeZone,
  }).format(date);
}
