export const unavailableText =
  "The site can't reach its database right now. Please try again in a moment.";

/**
 * Thrown by any backend call that fails on the network, runs out of time, or is answered
 * with 429 or a 5xx. It is a Response, so React Router turns it into a 503 by itself,
 * on pages (the error screen) as on feeds (plain text).
 */
export class BackendUnavailable extends Response {
  constructor() {
    super(unavailableText, {
      status: 503,
      statusText: "Service Unavailable",
      headers: { "Cache-Control": "no-store", "Retry-After": "10" },
    });
  }
}

/** A sentence fit for visitors: no library's or database's own words. */
export function visitorMessage(error: unknown): string {
  return error instanceof BackendUnavailable
    ? unavailableText
    : "Something went wrong on our side.";
}
