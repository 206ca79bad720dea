/** Codes of five songs; the fourth carried two wrong ones, which are being corrected. */
const songs = ["ABRG", "BBRC", "AGRG", "CARG", "BACR"];
const columns = [96, 126, 156, 186];
const corrected = { row: 3, columns: [1, 2] };

export function CodingGrid() {
  return (
    <svg className="service-drawing" viewBox="0 0 208 76" aria-hidden="true">
      {songs.map((codes, row) => (
        <g key={codes} transform={`translate(0 ${row * 16})`}>
          <path className="stroke-edge" strokeWidth="2" d={`M2 6H${60 + (row % 3) * 12}`} />
          {columns.map((x, column) => (
            <Code
              key={x}
              code={codes.charAt(column)}
              x={x}
              fixed={row === corrected.row && corrected.columns.includes(column)}
            />
          ))}
        </g>
      ))}
    </svg>
  );
}

function Code({ code, x, fixed }: { code: string; x: number; fixed: boolean }) {
  return (
    <>
      <rect className={`tone-${code.toLowerCase()}`} x={x} width={22} height={12} />
      {fixed ? (
        <rect
          className="fill-none stroke-ink"
          strokeWidth="1.5"
          x={x - 3}
          y={-3}
          width={28}
          height={18}
        />
      ) : null}
    </>
  );
}
