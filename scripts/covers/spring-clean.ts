import { COLORS, cover, line, OUTLINE, rect, times } from "./kit.ts";

const SPINE = { width: 36, height: 260, step: 44 };
const SHELF_Y = 560;
const ROW = ["r", "g", "ink", "c", "r", "b", "g", "r", "ink", "c", "g", "b", "r", "c"] as const;
/** Carts, counted from 0, that turned out to be in the library twice. */
const DOUBLED = [5, 12, 21];

/** A shelf of carts, duplicates lifted out; below it, what leans in Hold. */
export function springClean(): string {
  const spine = (x: number, y: number, index: number) => {
    const color = COLORS[ROW[index % ROW.length] ?? "r"];
    return [
      rect(x, y, SPINE.width, SPINE.height, color, color === COLORS.b ? OUTLINE : {}),
      rect(x + 9, y + 26, SPINE.width - 18, 62, COLORS.card),
    ];
  };
  return cover(
    "apricot",
    times(31, (index) => {
      const x = 120 + index * SPINE.step;
      const pair = DOUBLED.find((first) => index === first || index === first + 1);
      return spine(x, SHELF_Y - SPINE.height - (pair === undefined ? 0 : 150), pair ?? index);
    }).flat(),
    line(`M80 ${SHELF_Y + 6}H1520`, 12),
    times(6, (index) =>
      rect(930 + index * 62, 650, 34, 160, index % 2 ? COLORS.shade : COLORS.mute, {
        transform: `rotate(14 ${930 + index * 62} 810)`,
      }),
    ),
    line("M900 816H1420", 12),
  );
}
