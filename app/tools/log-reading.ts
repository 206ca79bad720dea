import { HOUR_SECONDS } from "../drawings/clock-time.ts";
import { type LogRow, songCount } from "../drawings/format-clock.ts";

export type ArtistReturn = { artist: string; first: LogRow; second: LogRow; gap: number };

/** The shortest time between the starts of two songs by one artist; null where none comes back. */
export function closestReturn(rows: readonly LogRow[]): ArtistReturn | null {
  let closest: ArtistReturn | null = null;
  const last = new Map<string, LogRow>();
  for (const second of rows) {
    const { artist } = second;
    if (!artist) continue;
    const first = last.get(artist);
    const gap = first ? second.start - first.start : Number.POSITIVE_INFINITY;
    if (first && gap < (closest?.gap ?? Number.POSITIVE_INFINITY)) {
      closest = { artist, first, second, gap };
    }
    last.set(artist, second);
  }
  return closest;
}

/** In how many of an hour's quarters a power or a recurrent plays. */
export function strongQuarters(rows: readonly LogRow[], hour: number): number {
  return [0, 1, 2, 3].filter((quarter) => {
    const from = hour * HOUR_SECONDS + (quarter * HOUR_SECONDS) / 4;
    const to = from + HOUR_SECONDS / 4;
    return rows.some(
      ({ code, start, seconds }) =>
        (code === "A" || code === "R") && start < to && start + seconds > from,
    );
  }).length;
}

const WARNING_WEIGHT = 2;

/** Out of 100: what the warnings weigh against the number of songs. */
export function logScore(rows: readonly LogRow[], warnings: number): number {
  const songs = songCount(rows);
  return Math.max(0, Math.round(100 - (100 * warnings * WARNING_WEIGHT) / (songs * 2)));
}
