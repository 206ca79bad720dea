import { HOURS, type Rotation } from "../drawings/rotation.ts";

/*
 * What the size of a category does to its songs when it is dealt like a card stack. A song comes
 * back after `songs` positions, so from day to day it moves by the rest of perDay ÷ songs.
 */

/** By how many positions a song moves from one day to the next, whichever way is shorter. */
export function dayShift({ songs, perDay }: Rotation): number {
  const rest = perDay % songs;
  return Math.min(rest, songs - rest);
}

/** How many of the day's positions a song ever plays in. */
export function positionsVisited({ songs, perDay }: Rotation): number {
  return perDay / greatestCommonDivisor(perDay, songs);
}

/** Every day in the same positions. */
export const isLocked = (rotation: Rotation) => dayShift(rotation) === 0;

/** It visits all positions, and leaves yesterday's hour by at least one hour's worth of them. */
export function drifts(rotation: Rotation): boolean {
  const { perDay } = rotation;
  return positionsVisited(rotation) === perDay && dayShift(rotation) >= perDay / HOURS;
}

/** The sizes that drift, nearest to the category's own: itself, one, or one on either side. */
export function nearestDriftingSizes({ songs, perDay }: Rotation): number[] {
  // Twice the positions and some more always hold one, since one more song than positions drifts by one.
  for (let distance = 0; distance <= songs + 3 * perDay; distance++) {
    const found = [...new Set([songs - distance, songs + distance])].filter(
      (size) => size > 0 && drifts({ songs: size, perDay }),
    );
    if (found.length > 0) return found;
  }
  return [];
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
