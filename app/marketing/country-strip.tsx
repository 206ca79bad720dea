import { countries } from "./about-content.ts";
import { offsetSpan, offsetText } from "./offset-text.ts";

/** Edges of the strip, in hours from UTC. */
const WEST = -12;
const EAST = 14;
const AXIS = [-10, -5, 0, 5, 10];

const percent = (hours: number) => `${(hours * 100) / (EAST - WEST)}%`;
const x = (offset: number) => percent(offset - WEST);

/** Where the clocks of each country stand, as blocks on a line of the day's hours. */
export function CountryStrip() {
  return (
    <ul className="country-strip">
      {countries.map(({ name, offsets }) => (
        <li key={name}>
          <span className="font-semibold">{name}</span>
          <span className="country-offsets">{offsetSpan(offsets)}</span>
          <svg aria-hidden="true">
            <line className="country-rule" x1="0" x2="100%" y1="50%" y2="50%" />
            {AXIS.filter((hours) => hours !== 0).map((hours) => (
              <line
                key={hours}
                className="country-guide"
                x1={x(hours)}
                x2={x(hours)}
                y1="0"
                y2="100%"
              />
            ))}
            <line className="country-rule" x1={x(0)} x2={x(0)} y1="0" y2="100%" />
            {offsets.map((offset) => (
              <rect
                key={offset}
                className="country-zone"
                x={x(offset - zoneWidth(offset) / 2)}
                y="15%"
                width={percent(zoneWidth(offset))}
                height="70%"
              />
            ))}
          </svg>
        </li>
      ))}
      <li className="country-axis" aria-hidden="true">
        <svg aria-hidden="true">
          {AXIS.map((offset) => (
            <text key={offset} x={x(offset)} y="70%">
              {offset === 0 ? "UTC" : offsetText(offset)}
            </text>
          ))}
        </svg>
      </li>
    </ul>
  );
}

/** In hours. A zone off the full hour is narrower, so that it keeps clear of its neighbor. */
function zoneWidth(offset: number): number {
  return Number.isInteger(offset) ? 0.56 : 0.24;
}
