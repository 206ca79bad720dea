import { HOUR_SECONDS } from "./clock-time.ts";
import type { Tone } from "./codes.ts";
import { toneOf } from "./codes.ts";
import { type ClockElement, logRows } from "./format-clock.ts";

export interface StripPiece {
  x: number;
  width: number;
  tone: Tone;
}

const GAP = 2;
const round = (value: number) => Math.round(value * 10) / 10;

/** An hour as a strip of that width: one piece per element, as wide as it is long. */
export function stripPieces(elements: readonly ClockElement[], width: number): StripPiece[] {
  const unit = width / HOUR_SECONDS;
  return logRows(elements).map((row) => ({
    x: round(row.start * unit),
    width: round(Math.max(0.8, row.seconds * unit - GAP)),
    tone: toneOf(row.code),
  }));
}

/** Slanted lines filling a rectangle, without a pattern id. */
export function hatchRect(x: number, y: number, width: number, height: number): string {
  const slant = height / 2;
  let path = "";
  for (let foot = x - slant + 2; foot < x + width; foot += 4) {
    const low = Math.max(0, (x - foot) / slant);
    const high = Math.min(1, (x + width - foot) / slant);
    path += `M${round(foot + slant * low)} ${round(y + height * (1 - low))}L${round(foot + slant * high)} ${round(y + height * (1 - high))}`;
  }
  return path;
}
