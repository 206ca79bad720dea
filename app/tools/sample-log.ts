import { HOUR_SECONDS } from "../drawings/clock-time.ts";
import { FORMAT_CLOCK, type LogRow, logRows } from "../drawings/format-clock.ts";

const hourRows = logRows(FORMAT_CLOCK.elements);

/** The site's sample hour, and the first song of the hour after it. Seconds since midnight. */
export const SAMPLE_LOG: LogRow[] = [
  ...hourRows,
  {
    code: "A",
    title: "Harbor Lights",
    artist: "Ada Quill",
    seconds: 221,
    start: HOUR_SECONDS + 12,
  },
].map((row) => ({ ...row, start: row.start + FORMAT_CLOCK.hour * HOUR_SECONDS }));

/** A track as it came into the sample library. */
export const SAMPLE_TRACK = {
  artist: "Mira Sol feat. Cole Maddox",
  title: "Postcard Sky (Radio Edit)",
  bpm: 71,
};

/** A break on the ramp of the sample hour's song "Glass Piers". */
export const SAMPLE_BREAK = {
  song: "Glass Piers",
  script:
    "It's twelve twenty-seven. Here is The Harbor Line with Glass Piers. Stay close: Ines Vale is next, and before a quarter to one there is new music from Wren Okafor.",
};
