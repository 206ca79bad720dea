import { COLORS, cover, line, rect, times } from "./kit.ts";

const STRIP = { y: 360, height: 180 };
const PLAYS = [470, 1130];
/** Just under half the way from one play to the next: hence the narrow window. */
const REACH = 268;

/** Two plays of one song, the zone its artist rule blocks round each, and what is left. */
export function artistSeparation(): string {
  return cover(
    "sage",
    times(24, (i) => rect(i * 68 - 12, STRIP.y, 60, STRIP.height, COLORS.shade)),
    PLAYS.map((x) => rect(x - REACH, 250, REACH * 2, 400, COLORS.r, { "fill-opacity": 0.42 })),
    rect(470 + REACH, STRIP.y, 1130 - 470 - 2 * REACH, STRIP.height, COLORS.card),
    line(`M${470 + REACH} 250v400M${1130 - REACH} 250v400`, 5),
    PLAYS.map((x) => rect(x - 22, 150, 44, 600, COLORS.r)),
    line(`M0 ${STRIP.y}H1600M0 ${STRIP.y + STRIP.height}H1600`, 5),
  );
}
