import { HOUR_SECONDS, runtime } from "./clock-time.ts";
import { CATEGORIES, STOPSET, toneOf } from "./codes.ts";
import { type ClockElement, logRows, songCount } from "./format-clock.ts";
import { CodeChip, LogTable } from "./log-table.tsx";
import {
  clockVerdict,
  parseClock,
  parseLog,
  parseRotation,
  totalSeconds,
} from "./post-drawings.ts";
import { rotationVerdict } from "./rotation-verdict.ts";
import { RotationWeek } from "./rotation-week.tsx";
import { pointAt, ticksPath } from "./wheel.ts";
import { WheelSegment } from "./wheel-segment.tsx";

interface Props {
  /** Plain text of the fenced block. */
  source: string;
}

/** A `log` block as a table; null when the text is no log. */
export function LogBlock({ source }: Props) {
  const rows = parseLog(source);
  return (
    rows && (
      <figure className="post-drawing">
        <LogTable caption="Music log" rows={rows} />
      </figure>
    )
  );
}

/** A `clock` block as a wheel with its totals; null when the text is no clock. */
export function ClockBlock({ source }: Props) {
  const elements = parseClock(source);
  if (!elements) return null;
  const total = totalSeconds(elements);
  // What runs past the hour has no place on a wheel; the caption says how much it is.
  const rows = logRows(elements)
    .filter((row) => row.start < HOUR_SECONDS)
    .map((row) => ({ ...row, seconds: Math.min(row.seconds, HOUR_SECONDS - row.start) }));

  return (
    <figure className="post-drawing">
      <div className="post-clock">
        <div className="clock-frame">
          <svg
            className="clock"
            viewBox="-226 -226 452 452"
            role="img"
            aria-label={`Clock. ${clockVerdict(elements)}`}
          >
            <circle className="clock__rim" r="212" />
            <path className="clock__ticks" d={ticksPath(212, 217, 300)} />
            <path className="clock__ticks clock__ticks--quarter" d={ticksPath(208, 224, 900)} />
            {[0, 900, 1800, 2700].map((second) => (
              <text key={second} className="clock__quarter" {...pointAt(104, second)} dy=".36em">
                {`:${String(second / 60).padStart(2, "0")}`}
              </text>
            ))}
            <g className="clock__center">
              <text className="clock__hour" y="2">
                {runtime(total)}
              </text>
              <text y="32">{`${songCount(elements)} songs`}</text>
            </g>
            {rows.map((row) => (
              <WheelSegment key={row.start} row={row} />
            ))}
          </svg>
        </div>
        <Totals elements={elements} />
      </div>
      <figcaption>{clockVerdict(elements)}</figcaption>
    </figure>
  );
}

function Totals({ elements }: { elements: ClockElement[] }) {
  const groups = Map.groupBy(elements, (element) => element.code);
  return (
    <ul className="post-totals">
      {[...groups].map(([code, group]) => (
        <li key={code}>
          <CodeChip code={code} />
          <span>{groupName(code, group)}</span>
          <span>{`× ${group.length}`}</span>
          <span>{runtime(totalSeconds(group))}</span>
        </li>
      ))}
    </ul>
  );
}

function groupName(code: string, group: ClockElement[]): string {
  const titles = new Set(group.map((element) => element.title));
  const [first = code] = titles;
  if (titles.size === 1) return first;
  if (toneOf(code) === "stopset") return STOPSET.name;
  return CATEGORIES.find((category) => category.code === code)?.name ?? first;
}

/** A `rotation` block as one song's hours in a week; null when the text is no rotation. */
export function RotationBlock({ source }: Props) {
  const rotation = parseRotation(source);
  if (!rotation) return null;
  const verdict = rotationVerdict(rotation);

  return (
    <figure className="post-drawing">
      <RotationWeek rotation={rotation} verdict={verdict} />
      <figcaption>The hours in which one song plays. {verdict}</figcaption>
    </figure>
  );
}
