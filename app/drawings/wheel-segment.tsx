import { runtime } from "./clock-time.ts";
import { type Tone, toneOf } from "./codes.ts";
import type { LogRow } from "./format-clock.ts";
import { hatchPath, pointAt, ringPath, spokePath } from "./wheel.ts";

export const RING = { inner: 126, outer: 200 };

/** From this length on a segment has room for a letter of legible size. */
const LETTER_SECONDS = 90;
/** Below this a segment is thinner than its outline, so a line stands for it. */
const LINE_SECONDS = 20;

interface Props {
  row: LogRow;
  playing?: boolean;
  /** Reachable by Tab, for a page where the wheel is to be explored without a mouse. */
  focusable?: boolean;
}

/** One element of an hour as a piece of the wheel, named by a tooltip. */
export function WheelSegment({ row, playing = false, focusable = false }: Props) {
  const tone = toneOf(row.code);
  const name = `${row.code}: ${[row.title, row.artist, runtime(row.seconds)].filter(Boolean).join(", ")}`;
  const end = row.start + row.seconds;
  const middle = pointAt((RING.inner + RING.outer) / 2, (row.start + end) / 2);
  const letter = tone !== "link" && tone !== "stopset" && row.seconds >= LETTER_SECONDS;

  return (
    <g
      className={`seg seg--${tone}`}
      {...(focusable && letter ? { tabIndex: 0, role: "img", "aria-label": name } : {})}
    >
      <title>{name}</title>
      <path className="seg__shape" d={shapePath(tone, row.start, end, playing)} />
      {tone === "stopset" && (
        <path
          className="seg__hatch"
          d={hatchPath(RING.inner + 8, RING.outer - 8, row.start, end)}
        />
      )}
      {row.talkUp && row.intro && (
        <path
          className="seg__ramp"
          d={ringPath(RING.inner - 6, RING.inner - 2, row.start, row.start + row.intro)}
        />
      )}
      {letter && (
        <>
          <text className="seg__letter" x={middle.x} y={middle.y} dy=".36em">
            {row.code}
          </text>
          <Readout row={row} />
        </>
      )}
    </g>
  );
}

/** What the hub shows while the segment is pointed at. */
function Readout({ row }: { row: LogRow }) {
  return (
    <g className="seg__readout">
      <text className="seg__title" y="-12">
        {row.title}
      </text>
      <text y="10">{row.artist}</text>
      <text y="34">{runtime(row.seconds)}</text>
    </g>
  );
}

function shapePath(tone: Tone, from: number, to: number, playing: boolean): string {
  const { inner, outer } = RING;
  switch (tone) {
    case "link":
      // Links stick out of the ring, so that eight seconds are seen.
      return to - from < LINE_SECONDS
        ? spokePath(inner, outer + 7, (from + to) / 2)
        : ringPath(inner + 1, outer + 7, from + 4, to - 4);
    case "stopset":
      return ringPath(inner + 8, outer - 8, from, to);
    case "b":
      // Drawn smaller by its outline, which the other categories don't need.
      return ringPath(inner + 0.6, outer + (playing ? 6 : -0.6), from + 6, to - 6);
    default:
      return ringPath(inner, outer + (playing ? 6 : 0), from, to);
  }
}
