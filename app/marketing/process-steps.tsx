import { HOUR_SECONDS } from "../drawings/clock-time.ts";
import { ringPath, ticksPath } from "../drawings/wheel.ts";
import { processSteps } from "./services-content.ts";

const QUARTER = HOUR_SECONDS / 4;

/** The way we work, a quarter-hour each. */
export function ProcessSteps() {
  return (
    <ol className="process">
      {processSteps.map(({ name, text }, index) => (
        <li key={name}>
          <Quarter index={index} />
          <div>
            <p className="eyebrow">{`:${String(index * 15).padStart(2, "0")}`}</p>
            <h3 className="h3">{name}</h3>
            <p className="mt-2 text-mute">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** A clock face with the quarters gone by outlined, and this one filled. */
function Quarter({ index }: { index: number }) {
  const start = index * QUARTER;
  return (
    <svg className="process-quarter" viewBox="-40 -40 80 80" aria-hidden="true">
      <path className="process-ticks" d={ticksPath(33, 38, 300)} />
      <circle className="process-rim" r="23" />
      {index > 0 ? <path className="process-past" d={ringPath(16, 30, 0, start)} /> : null}
      <path className="process-now" d={ringPath(16, 30, start, start + QUARTER)} />
    </svg>
  );
}
