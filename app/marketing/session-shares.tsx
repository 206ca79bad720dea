const sessions = [0.15, 0.3, 0.48, 0.66, 0.84, 1];
const height = 72;

/** Six sessions: the teacher's share of the work shrinks, the music director's grows. */
export function SessionShares() {
  return (
    <svg className="service-drawing" viewBox="0 0 208 76" aria-hidden="true">
      {sessions.map((share, index) => {
        const own = Math.round(height * share);
        return (
          <g key={share} transform={`translate(${index * 36} 2)`}>
            <rect
              className="fill-none stroke-edge"
              strokeWidth="1.5"
              x={0.75}
              y={0.75}
              width={26.5}
              height={height - 1.5}
            />
            <rect className="tone-r" y={height - own} width={28} height={own} />
          </g>
        );
      })}
    </svg>
  );
}
