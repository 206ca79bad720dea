import { isSong, type Tone, toneOf } from "./codes.ts";
import { FORMAT_CLOCK, logRows } from "./format-clock.ts";
import { Slot } from "./slot.tsx";
import { stripPieces } from "./strip.ts";
import { hatchPath, ringPath } from "./wheel.ts";

/** All four share one size, so that cards in a row line up. */
const VIEW_BOX = "-1 -1 322 130";

/** Three hours on one clock; one power song walks through its positions, never the same twice. */
export function SchedulingDrawing() {
  const hours = [0, 1, 2];
  const pieces = stripPieces(FORMAT_CLOCK.elements, 320);
  const powers = pieces.filter((piece) => piece.tone === "a");
  const middle = (hour: number) => {
    const piece = powers[hour];
    return piece ? piece.x + piece.width / 2 : 0;
  };
  const top = (hour: number) => hour * 49;

  return (
    <svg className="drawing" viewBox={VIEW_BOX} aria-hidden="true">
      {hours.map((hour) => (
        <g key={hour}>
          {pieces.map(({ x, width, tone }) => (
            <Slot key={x} x={x} y={top(hour)} width={width} height={30} tone={tone} />
          ))}
          <circle className="drawing__mark" cx={middle(hour)} cy={top(hour) + 15} r="4" />
        </g>
      ))}
      {hours.slice(1).map((hour) => (
        <path
          key={hour}
          className="drawing__line"
          d={`M${middle(hour - 1)} ${top(hour) - 19}v9.5H${middle(hour)}V${top(hour)}`}
        />
      ))}
    </svg>
  );
}

/** Level of tempo, mood and era of five songs, each 0 to 4. */
const CODED_SONGS: { tone: Tone; title: number; levels: number[] }[] = [
  { tone: "a", title: 84, levels: [3, 4, 1] },
  { tone: "r", title: 62, levels: [1, 1, 2] },
  { tone: "g", title: 96, levels: [2, 3, 0] },
  { tone: "b", title: 54, levels: [4, 2, 3] },
  { tone: "c", title: 76, levels: [2, 0, 4] },
];
const CORRECTED = { row: 2, column: 0, from: 4 };

/** A coding grid: song, tempo, mood, era. One row is being put right. */
export function LibraryDrawing() {
  return (
    <svg className="drawing" viewBox={VIEW_BOX} aria-hidden="true">
      {CODED_SONGS.map(({ tone, title, levels }, row) => {
        const y = row * 26 + 12;
        return (
          <g key={tone}>
            <Slot x={8} y={y - 8} width={16} height={16} tone={tone} />
            <path className="drawing__title" d={`M36 ${y}h${title}`} />
            {levels.map((level, column) => {
              const x = 152 + column * 58;
              const wrong = row === CORRECTED.row && column === CORRECTED.column;
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change
                <g key={column}>
                  <path className="drawing__rule" d={`M${x} ${y}h44`} />
                  <circle className="drawing__dot" cx={x + level * 11} cy={y} r="5" />
                  {wrong && (
                    <circle className="drawing__old" cx={x + CORRECTED.from * 11} cy={y} r="5" />
                  )}
                </g>
              );
            })}
          </g>
        );
      })}
      <rect className="drawing__frame" x="0" y={CORRECTED.row * 26 - 1} width="320" height="26" />
    </svg>
  );
}

/** Which clock runs in which of the 168 hours; the wheel is that of Monday noon. */
export function ClockGridDrawing() {
  const rows = logRows(FORMAT_CLOCK.elements).filter((row) => row.seconds > 60);
  const cell = (day: number, hour: number) => ({ x: 114 + hour * 8.6, y: 12 + day * 17 });

  return (
    <svg className="drawing" viewBox={VIEW_BOX} aria-hidden="true">
      <g transform="translate(46 64)">
        {rows.map(({ code, start, seconds }) =>
          isSong(code) ? (
            <path
              key={start}
              className={`tone-${toneOf(code)}`}
              d={ringPath(26, 45, start + 8, start + seconds - 8)}
            />
          ) : (
            <path
              key={start}
              className="drawing__hatch"
              d={hatchPath(27, 44, start, start + seconds)}
            />
          ),
        )}
      </g>
      {[0, 1, 2, 3, 4, 5, 6].map((day) =>
        Array.from({ length: 24 }, (_, hour) => (
          <rect
            key={`${day}-${cell(day, hour).x}`}
            className={`drawing__cell drawing__cell--${clockOf(day, hour)}`}
            {...cell(day, hour)}
            width="6.6"
            height="14"
          />
        )),
      )}
      <rect className="drawing__chosen" {...cell(0, 12)} width="6.6" height="14" />
      <path className="drawing__line" d={`M91 64H103V3H${cell(0, 12).x + 3.3}V12`} />
    </svg>
  );
}

/** Weekdays by daypart (day 0 is Monday); weekends have two clocks of their own. */
function clockOf(day: number, hour: number): "drive" | "day" | "evening" | "night" {
  if (hour < 6) return "night";
  if (day > 4) return hour < 19 ? "day" : "evening";
  if (hour < 10 || (hour >= 15 && hour < 19)) return "drive";
  return hour < 15 ? "day" : "evening";
}

const LESSON_SLOTS: Tone[] = ["a", "r", "g", "b", "a", "c", "r", "b"];
const YOURS_BY_SESSION = [1, 2, 4, 5, 7, 8];

/** Six sessions over the same hour: what you schedule yourself is filled, the rest is shown to you. */
export function TrainingDrawing() {
  return (
    <svg className="drawing" viewBox={VIEW_BOX} aria-hidden="true">
      {YOURS_BY_SESSION.map((yours, session) =>
        LESSON_SLOTS.map((tone, slot) => (
          <Slot
            // biome-ignore lint/suspicious/noArrayIndexKey: sessions and slots never change
            key={`${session}-${slot}`}
            x={session * 55.2}
            y={112 - slot * 16}
            width={44}
            height={13}
            tone={slot < yours ? tone : "link"}
          />
        )),
      )}
    </svg>
  );
}
