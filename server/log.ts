/** Writes one line to the log: when, what, and where it can be found again. */
export function log(message: string, details: Record<string, string | number> = {}): void {
  const extra = Object.entries(details).map(([name, value]) => ` ${name}=${value}`);
  console.log(`${new Date().toISOString()} ${message}${extra.join("")}`);
}

/** The log line of something that went wrong. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause === undefined ? "" : ` (${describeError(error.cause)})`;
  return `${error.name}: ${error.message}${cause}`;
}
