import { isSong } from "./codes.ts";
import { FORMAT_CLOCK } from "./format-clock.ts";
import { Slot } from "./slot.tsx";
import { stripPieces } from "./strip.ts";

export type HourStage = "uncoded" | "coded" | "clocked" | "scheduled";

const WIDTH = 320;
const HEIGHT = 34;
const BAND = 7;

/**
 * The format clock's hour laid flat, in the four states a station passes through: a list of songs
 * by title, the same list with its categories, the positions of a clock, the hour that airs.
 */
export function HourStrip({ stage }: { stage: HourStage }) {
  const listed = stage === "uncoded" || stage === "coded";
  const elements = listed
    ? FORMAT_CLOCK.elements
        .filter((element) => isSong(element.code))
        .sort((a, b) => a.title.localeCompare(b.title, "en"))
    : FORMAT_CLOCK.elements;

  return (
    <svg className="drawing" viewBox={`-1 -1 ${WIDTH + 2} ${HEIGHT + 9}`} aria-hidden="true">
      {stripPieces(elements, WIDTH).map(({ x, width, tone }) => {
        const box = { x, width, y: 0, height: HEIGHT };
        const empty = stage === "uncoded" || (stage === "clocked" && tone !== "stopset");
        return (
          <g key={x}>
            <Slot {...box} tone={empty ? "link" : tone} />
            {stage === "clocked" && empty && tone !== "link" && (
              <Slot {...box} height={BAND} tone={tone} />
            )}
          </g>
        );
      })}
      {!listed && (
        <path
          className="drawing__rule"
          d={`M0 ${HEIGHT + 5.5}h${WIDTH}m0 -2v4${"m-80 -4v4".repeat(4)}`}
        />
      )}
    </svg>
  );
}
