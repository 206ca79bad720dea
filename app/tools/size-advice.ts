import { HOURS, type Rotation } from "../drawings/rotation.ts";
import { hoursAndMinutes } from "../drawings/rotation-verdict.ts";
import { dayShift, drifts, nearestDriftingSizes } from "./category-size.ts";

/** Which size a category should have, and how far that moves a song from day to day. */
export function sizeAdvice(rotation: Rotation): string {
  const { songs, perDay } = rotation;
  if (drifts(rotation)) {
    return `${songs} is a good size for ${perDay} positions a day: a song gets round to every position and moves by ${shiftText(rotation)} a day.`;
  }
  const sizes = nearestDriftingSizes(rotation);
  const shifts = new Set(sizes.map((size) => shiftText({ songs: size, perDay })));
  return `Nearest good size for ${perDay} positions a day: ${sizes.join(" or ")}\u00a0songs. A song then moves by ${[...shifts].join(" or ")} a day.`;
}

function shiftText(rotation: Rotation): string {
  const hours = (dayShift(rotation) * HOURS) / rotation.perDay;
  return hours === 1 ? "exactly one hour" : `${hoursAndMinutes(hours)} hours`;
}
