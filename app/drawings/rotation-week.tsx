import { airHours, type Rotation } from "./rotation.ts";

const DAY_LETTERS = ["M", "T", "W", "T", "F", "S", "S"];

interface Props {
  rotation: Rotation;
  /** What is to be seen, for those who can't see it. */
  verdict: string;
}

/** The 168 hours of a week, with those in which one song plays. */
export function RotationWeek({ rotation, verdict }: Props) {
  return (
    <div className="clock-frame">
      <svg
        className="rotation"
        viewBox="0 0 600 200"
        role="img"
        aria-label={`The hours of one week in which one song plays. ${verdict}`}
      >
        {[0, 6, 12, 18].map((hour) => (
          <text key={hour} x={36 + hour * 23.5} y="20">
            {["12 AM", "6 AM", "Noon", "6 PM"][hour / 6]}
          </text>
        ))}
        {airHours(rotation).map((hours, day) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: days never change
          <g key={day}>
            <text x="0" y={41.5 + day * 24} dy=".36em">
              {DAY_LETTERS[day]}
            </text>
            {Array.from({ length: 24 }, (_, hour) => (
              <rect
                // biome-ignore lint/suspicious/noArrayIndexKey: hours never change
                key={hour}
                className={hours.has(hour) ? "rotation__play" : "rotation__hour"}
                x={36.5 + hour * 23.5}
                y={31.5 + day * 24}
                width="20"
                height="20"
              />
            ))}
          </g>
        ))}
      </svg>
    </div>
  );
}
