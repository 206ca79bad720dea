import {
  HOURS,
  hoursVisited,
  type Rotation,
  repeatShare,
  spinsPerWeek,
  turnoverHours,
} from "./rotation.ts";

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** Hours as a log writes them: 2.75 → "2:45". */
export function hoursAndMinutes(hours: number): string {
  const minutes = Math.round(hours * 60);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
}

/** Plays a week, to one decimal where they don't come out even. */
export const spinsText = (rotation: Rotation) => String(Number(spinsPerWeek(rotation).toFixed(1)));

/** How far a song's hours drift from day to day, in one sentence. */
export function driftVerdict(rotation: Rotation): string {
  const repeat = Math.round(repeatShare(rotation) * 100);
  const visited = hoursVisited(rotation);
  if (repeat === 100) return "Locked: each song comes back in the same hours every day.";
  if (repeat > 0) return `Partly locked: ${repeat}% of a song's hours repeat the next day.`;
  if (visited === HOURS) return "No hour repeats the next day, and in time a song reaches all 24.";
  return `No hour repeats the next day, but a song only ever reaches ${plural(visited, "hour")} of the day.`;
}

/** What the arithmetic of a card stack says about a category of that size, in two sentences. */
export function rotationVerdict(rotation: Rotation): string {
  const { songs, perDay } = rotation;
  const turnover = hoursAndMinutes(turnoverHours(rotation));
  const spins = spinsText(rotation);
  return `${plural(songs, "song")} at ${perDay / HOURS} an hour: turnover ${turnover}, ${spins} ${spins === "1" ? "spin" : "spins"} a week for each song. ${driftVerdict(rotation)}`;
}
