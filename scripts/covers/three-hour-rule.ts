import { COLORS, cover, line, rect, tag, times } from "./kit.ts";

const START = 200;
const END = 1400;
/** Songs of the one artist, counted along the strip. */
const MARKED = [12, 24, 33, 46];

/** Three hours of songs with four by one artist, under a bracket as wide as the rule's window. */
export function threeHourRule(): string {
  const songWidth = (END - START) / 48;
  const song = (index: number) => -songWidth * 3 + index * songWidth + START - 5 * songWidth;
  return cover(
    "straw",
    times(66, (index) => {
      const x = song(index);
      const inside = x >= START - 1 && x < END - 1;
      return rect(x + 2, 380, songWidth - 4, 240, COLORS.shade, inside ? {} : { opacity: 0.45 });
    }),
    MARKED.map((index) => rect(song(index), 310, songWidth, 380, COLORS.r)),
    line(`M${START} 270V190H${END}V270`, 12),
    tag("path", { d: `M${START - 84} 190l44 -34v68z`, fill: COLORS.ink }),
    tag("path", { d: `M${END + 84} 190l-44 -34v68z`, fill: COLORS.ink }),
    line(times(4, (hour) => `M${START + hour * 400} 740v${hour % 3 ? 36 : 60}`).join(""), 6),
    line(`M${START} 740H${END}`, 6),
  );
}
