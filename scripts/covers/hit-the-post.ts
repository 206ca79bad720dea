import { COLORS, cover, line, OUTLINE, rect, sequence, times } from "./kit.ts";

const POST_X = 830;
const WORDS = [92, 58, 128, 44, 80, 110, 62];

/** A song's ramp and its vocal; the words end just before the vocal begins. */
export function hitThePost(): string {
  const random = sequence(7);
  const bars = times(76, (i) => {
    const x = 122 + i * 18;
    const vocal = x >= POST_X;
    const swing = 0.5 + 0.5 * Math.abs(Math.sin(i / 3.1));
    const height = vocal ? 190 + 300 * swing * (0.6 + 0.4 * random()) : 24 + 70 * swing * random();
    return rect(x, 560 - height / 2, 11, height, vocal ? COLORS.c : COLORS.mute);
  });
  let x = 122;
  const words = WORDS.map((width) => {
    const word = rect(x, 300, width, 64, COLORS.b, OUTLINE);
    x += width + 16;
    return word;
  });
  return cover(
    "lilac",
    bars,
    words,
    line(`M122 250V210H${POST_X - 8}V250`, 10),
    line(`M${POST_X - 8} 250V800`, 5, { "stroke-dasharray": "16 12" }),
  );
}
