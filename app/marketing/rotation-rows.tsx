/** Four hours of a schedule: the same clock, another order each time. */
const hours = ["ABCRGBA", "RACGABR", "GARBACB", "BRAGCRA"];
const widths = { A: 30, B: 26, C: 24, R: 28, G: 30 } as const;
const gap = 2;

export function RotationRows() {
  return (
    <svg className="service-drawing" viewBox="0 0 208 76" aria-hidden="true">
      {hours.map((hour, row) => (
        <g key={hour} transform={`translate(0 ${row * 20})`}>
          {placed(hour).map(({ code, x, width }) => (
            <rect
              key={x}
              className={`tone-${code.toLowerCase()}`}
              x={x}
              width={width}
              height={15}
            />
          ))}
        </g>
      ))}
    </svg>
  );
}

function placed(hour: string) {
  let next = 0;
  return [...hour].map((letter) => {
    const code = letter as keyof typeof widths;
    const x = next;
    next += widths[code] + gap;
    return { code, x, width: widths[code] };
  });
}
