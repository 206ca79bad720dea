import { airHours } from "../../app/drawings/rotation.ts";
import { COLORS, cover, OUTLINE, rect, times } from "./kit.ts";

/** 24 songs at one an hour, from 8 AM: the same hour every day. */
export function lockedRotation(): string {
  const firstHour = 8;
  const week = airHours({ songs: 24, perDay: 24 });
  const cell = (day: number, hour: number, fill: string, more = {}) =>
    rect(131 + hour * 56, 159 + day * 84, 44, 72, fill, more);
  return cover(
    "straw",
    week.flatMap((_, day) => times(24, (hour) => cell(day, hour, COLORS.shade))),
    week.flatMap((hours, day) =>
      [...hours].map((hour) => cell(day, (hour + firstHour) % 24, COLORS.b, OUTLINE)),
    ),
  );
}
