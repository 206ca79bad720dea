import { COLORS, cover, OUTLINE, rect, tag, times } from "./kit.ts";

const LENGTHS = [760, 900, 690, 980, 830, 560, 1010, 730, 920, 650, 870];
const CHIPS = ["ink", "r", "g", "b", "ink", "c", "r", "b", "g", "ink", "r"] as const;
/** Rows, counted from 0, in which a fault stands. */
const FAULTY = [1, 2, 4, 5, 7, 8, 10];

/** Eleven rows of a log, seven of them flagged. */
export function sevenFaults(): string {
  const x = 200;
  const y = (row: number) => 126 + row * 60;
  return cover(
    "sand",
    times(LENGTHS.length, (row) => [
      rect(x, y(row), LENGTHS[row] ?? 0, 46, COLORS.card),
      rect(x, y(row), 84, 46, COLORS[CHIPS[row] ?? "ink"]),
      rect(x + 120, y(row) + 16, (LENGTHS[row] ?? 0) * 0.42, 14, COLORS.shade),
    ]).flat(),
    FAULTY.flatMap((row, index) => flag(x + (LENGTHS[row] ?? 0), y(row), index + 1)),
  );
}

function flag(x: number, y: number, count: number): string[] {
  return [
    tag("path", {
      d: `M${x} ${y - 4}h74l-18 20l18 20h-74z`,
      fill: COLORS.b,
      ...OUTLINE,
      "stroke-width": 4,
    }),
    rect(x - 4, y - 6, 8, 58, COLORS.ink),
    `<text x="${x + 31}" y="${y + 26.5}" text-anchor="middle" font-family="JetBrains Mono" font-size="30" font-weight="500" fill="${COLORS.ink}">${count}</text>`,
  ];
}
