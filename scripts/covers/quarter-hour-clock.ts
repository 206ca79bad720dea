import { hatchPath, ringPath, spokePath } from "../../app/drawings/wheel.ts";
import { COLORS, cover, line, tag } from "./kit.ts";

const RING = { inner: 205, outer: 372 };
const STOPSETS = [780, 2580];
const STOPSET_SECONDS = 240;

/** An hour in which both stopsets straddle a quarter-hour, so that each quarter keeps its music. */
export function quarterHourClock(): string {
  return cover(
    "apricot",
    `<g transform="translate(800 450)">`,
    songs(),
    STOPSETS.map((start) =>
      line(hatchPath(RING.inner + 16, RING.outer - 16, start, start + STOPSET_SECONDS), 4, {
        stroke: COLORS.mute,
      }),
    ),
    line([0, 900, 1800, 2700].map((second) => spokePath(96, 426, second)).join(""), 14),
    tag("circle", { r: 96, fill: COLORS.card, stroke: COLORS.ink, "stroke-width": 14 }),
    "</g>",
  );
}

/** Thirteen songs in the two stretches between the stopsets. */
function songs(): string[] {
  return [
    { from: 2580 + STOPSET_SECONDS - 3600, to: 780, tones: ["g", "ink", "r", "b", "g", "c"] },
    { from: 780 + STOPSET_SECONDS, to: 2580, tones: ["ink", "r", "g", "b", "r", "ink", "c"] },
  ].flatMap(({ from, to, tones }) => {
    const length = (to - from) / tones.length;
    return tones.map((tone, i) =>
      tag("path", {
        d: ringPath(RING.inner, RING.outer, from + i * length + 8, from + (i + 1) * length - 8),
        fill: COLORS[tone as "r"],
        ...(tone === "b" ? { stroke: COLORS.ink, "stroke-width": 5 } : {}),
      }),
    );
  });
}
