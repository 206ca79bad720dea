import { HOUR_SECONDS, timeCode } from "./clock-time.ts";
import { CATEGORIES, LINKS, STOPSET } from "./codes.ts";
import { FORMAT_CLOCK, logRows, playingIndex, songCount } from "./format-clock.ts";
import { CodeChip } from "./log-table.tsx";
import { handPath, pointAt, ticksPath } from "./wheel.ts";
import { RING, WheelSegment } from "./wheel-segment.tsx";

const HUB = 82;
/** The wheel stands on this line: the drawing ends here, and a log placed below begins. */
const FOOT = 232;

/**
 * The site's mark: one hour as a wheel, its hand pointing at what plays and running on to the foot
 * of the drawing, where the log's head rule takes it over.
 */
export function FormatClock({ focusable = false }: { focusable?: boolean }) {
  const { hour, hourName, day, format, now, elements } = FORMAT_CLOCK;
  const rows = logRows(elements);
  const playing = playingIndex(rows, now);
  const songs = songCount(rows);
  const label = `Format clock of one ${format} hour, ${hourName}: ${songs} songs and two stopsets. At ${timeCode(hour * HOUR_SECONDS + now)} ${rows[playing]?.title} by ${rows[playing]?.artist} is on the air.`;

  return (
    <div className="clock-frame">
      <svg
        className="clock"
        viewBox={`-236 -236 472 ${236 + FOOT}`}
        role={focusable ? "group" : "img"}
        aria-label={label}
      >
        <circle className="clock__rim" r="214" />
        <path className="clock__ticks" d={ticksPath(214, 219, 60)} />
        <path className="clock__ticks clock__ticks--major" d={ticksPath(214, 224, 300)} />
        <path className="clock__ticks clock__ticks--quarter" d={ticksPath(208, FOOT, 900)} />
        {[0, 900, 1800, 2700].map((second) => (
          <text
            key={second}
            className="clock__quarter"
            {...pointAt(RING.inner - 22, second)}
            dy=".36em"
          >
            {`:${String(second / 60).padStart(2, "0")}`}
          </text>
        ))}
        <circle className="clock__hub" r={HUB} />
        <g className="clock__center">
          <text className="clock__hour" y="-5">
            {hourName}
          </text>
          <text y="23">{`${day} · ${format}`}</text>
          <text y="46">{`${songs} songs`}</text>
        </g>
        {rows.map((row, index) => (
          <WheelSegment
            key={row.start}
            row={row}
            playing={index === playing}
            focusable={focusable}
          />
        ))}
        <path className="clock__hand" d={handPath(HUB, FOOT, now)} />
        <circle className="clock__pin" {...center(pointAt(HUB, now))} r="4.5" />
      </svg>
    </div>
  );
}

const center = ({ x, y }: { x: number; y: number }) => ({ cx: x, cy: y });

/** What the letters, the hatch and the outline mean. */
export function ClockLegend() {
  return (
    <ul className="clock-legend">
      {[...CATEGORIES, STOPSET, ...LINKS].map(({ code, name }) => (
        <li key={code}>
          <CodeChip code={code} />
          {name}
        </li>
      ))}
    </ul>
  );
}
