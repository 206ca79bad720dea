import { HourStrip } from "../drawings/hour-strip.tsx";
import { hourStages } from "./services-content.ts";

/** One hour four times over, each closer to air than the last. */
export function HourStages() {
  return (
    <figure className="hour-stages">
      <ol>
        {hourStages.map(({ stage, name, text }) => (
          <li key={stage}>
            <p className="hour-stage-name">
              <span>{name}</span>
              <span className="text-mute">{text}</span>
            </p>
            <HourStrip stage={stage} />
          </li>
        ))}
      </ol>
      <figcaption className="sr-only">
        The same hour in four states, from a list of songs to the log that airs.
      </figcaption>
    </figure>
  );
}
