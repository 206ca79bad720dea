export const HOUR_SECONDS = 3600;

const two = (value: number) => String(value).padStart(2, "0");

/** Seconds since midnight as a log writes them: 44858 → "12:27:38". */
export function timeCode(seconds: number): string {
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/** A length as a log writes it: 216 → "3:36", 12 → ":12", 3725 → "62:05". */
export function runtime(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return `${minutes || ""}:${two(seconds % 60)}`;
}

/** The same length for a time element's machine-readable form: 216 → "PT3M36S". */
export function isoDuration(seconds: number): string {
  return `PT${Math.floor(seconds / 60)}M${seconds % 60}S`;
}

/** "3:36" or ":36" in seconds, up to 99:59; null for anything else. */
export function parseRuntime(text: string): number | null {
  const match = /^(\d{0,2}):([0-5]\d)$/.exec(text);
  return match ? Number(match[1] || 0) * 60 + Number(match[2]) : null;
}
