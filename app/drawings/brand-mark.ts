import type { Tone } from "./codes.ts";
import { ringPath } from "./wheel.ts";

/** The brand's mark in a square of 32 around 0,0: an hour, half planned in ink, half in color. */
export const BRAND_MARK: { tone: Tone; path: string }[] = [
  { tone: "b", path: ringPath(6, 15, 0, 720) },
  { tone: "r", path: ringPath(6, 15, 780, 1260) },
  { tone: "c", path: ringPath(6, 15, 1320, 1800) },
  { tone: "a", path: ringPath(6, 15, 1860, 3540) },
];
