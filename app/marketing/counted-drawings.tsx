const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Ticks of a studio clock in a row, every fifth one long. */
export function Ticks({ count }: { count: number }) {
  return (
    <svg className="counted" viewBox="-2 0 244 60" aria-hidden="true">
      {range(count).map((index) => (
        <path key={index} className="counted-tick" d={`M${index * 10} 60V${index % 5 ? 26 : 4}`} />
      ))}
    </svg>
  );
}

/** Dots in four rows. */
export function Dots({ count }: { count: number }) {
  return (
    <svg className="counted" viewBox="-5 0 250 60" aria-hidden="true">
      {range(count).map((index) => (
        <circle
          key={index}
          className="counted-fill"
          cx={Math.floor(index / 4) * 10}
          cy={(index % 4) * 16 + 6}
          r="3.2"
        />
      ))}
    </svg>
  );
}

/** The hours of a week, one row a day. */
export function WeekCells() {
  return (
    <svg className="counted" viewBox="-1 -1 242 70" aria-hidden="true">
      {range(7 * 24).map((index) => (
        <rect
          key={index}
          className="counted-cell"
          x={(index % 24) * 10}
          y={Math.floor(index / 24) * 10}
          width="8"
          height="8"
        />
      ))}
    </svg>
  );
}

/** A clock face whose hand stands on the hour of that number. */
export function Face({ hour }: { hour: number }) {
  return (
    <svg className="counted-face" viewBox="-12 -12 24 24" aria-hidden="true">
      <circle className="counted-rim" r="10.5" />
      <path className="counted-hand" d="M0 2V-8" transform={`rotate(${hour * 30})`} />
    </svg>
  );
}
