import { isSong } from "./codes.ts";

export interface ClockElement {
  code: string;
  title: string;
  artist?: string;
  seconds: number;
  /** Seconds of instrumental before the vocal. */
  intro?: number;
  /** The presenter talks over that intro; it takes no time of its own. */
  talkUp?: boolean;
}

export interface LogRow extends ClockElement {
  /** Seconds since the top of the hour. */
  start: number;
}

/**
 * One hour of an invented Hot AC station, drawn as wheel, log and social image. All names are made
 * up. The hand stands at `now`; what plays is whatever the times put there.
 */
export const FORMAT_CLOCK = {
  hour: 12,
  hourName: "Noon",
  day: "Mon",
  format: "Hot AC",
  now: 27 * 60 + 38,
  elements: [
    { code: "ID", title: "Legal ID", seconds: 12 },
    { code: "A", title: "Northbound", artist: "The Paper Lanterns", seconds: 216, intro: 11 },
    {
      code: "R",
      title: "Slow Weather",
      artist: "Ada Quill",
      seconds: 234,
      intro: 21,
      talkUp: true,
    },
    { code: "G", title: "Long Way from Tulsa", artist: "June Hollis", seconds: 252, intro: 9 },
    { code: "SW", title: "Sweeper", seconds: 8 },
    { code: "B", title: "Kitchen Radio", artist: "Marlowe & the Tides", seconds: 204, intro: 6 },
    { code: "A", title: "Neon Orchard", artist: "Saint Avenue", seconds: 204, intro: 17 },
    { code: "R", title: "Half the Map", artist: "Delia Crane", seconds: 224, intro: 12 },
    { code: "VT", title: "Backsell and tease", seconds: 25 },
    { code: "SPOT", title: "Stopset", seconds: 240 },
    { code: "SW", title: "Sweeper", seconds: 8 },
    {
      code: "G",
      title: "Glass Piers",
      artist: "The Harbor Line",
      seconds: 238,
      intro: 18,
      talkUp: true,
    },
    { code: "B", title: "Second-Hand Sun", artist: "Ines Vale", seconds: 212, intro: 13 },
    { code: "R", title: "Tell It to Denver", artist: "Cole Maddox", seconds: 224, intro: 15 },
    { code: "C", title: "Paper Moons", artist: "Wren Okafor", seconds: 182, intro: 8 },
    { code: "SW", title: "Sweeper", seconds: 8 },
    { code: "G", title: "Blue Hour Bus", artist: "Tom Lindqvist", seconds: 204, intro: 19 },
    { code: "VT", title: "Backsell and tease", seconds: 25 },
    { code: "SPOT", title: "Stopset", seconds: 240 },
    { code: "SW", title: "Sweeper", seconds: 8 },
    {
      code: "A",
      title: "Every Light On",
      artist: "Juniper & Co.",
      seconds: 232,
      intro: 16,
      talkUp: true,
    },
    { code: "B", title: "Postcard Sky", artist: "Mira Sol", seconds: 212, intro: 10 },
    { code: "C", title: "Borrowed Summer", artist: "Low Meridian", seconds: 188, intro: 14 },
  ] satisfies ClockElement[],
};

/** Elements with the second of the hour at which each starts. */
export function logRows(elements: readonly ClockElement[]): LogRow[] {
  let start = 0;
  return elements.map((element) => {
    const row = { ...element, start };
    start += element.seconds;
    return row;
  });
}

export function songCount(elements: readonly ClockElement[]): number {
  return elements.filter((element) => isSong(element.code)).length;
}

/** Index of the row on the air at that second of the hour, -1 when the log has run out. */
export function playingIndex(rows: readonly LogRow[], now: number): number {
  return rows.findIndex((row) => row.start <= now && now < row.start + row.seconds);
}
