import { COLORS, circle, cover, line, OUTLINE, sequence, times } from "./kit.ts";

/** Candidates above each sieve; two are left below the last. */
const ABOVE = [20, 16, 13, 10, 8, 6, 5, 3];
const LEFT_OVER = 2;
const TONES = [COLORS.g, COLORS.r, COLORS.c, COLORS.ink, COLORS.b];

/** Twenty songs fall through eight rules. */
export function unbreakableRules(): string {
  const sieveY = (index: number) => 152 + index * 86;
  let places = times(20, (index) => index);
  const random = sequence(11);
  const dots = [...ABOVE, LEFT_OVER].flatMap((count, level) => {
    while (places.length > count) places.splice(Math.floor(random() * places.length), 1);
    places = [...places];
    return places.map((place) => {
      const tone = TONES[place % TONES.length] ?? COLORS.ink;
      return circle(
        230 + place * 60,
        sieveY(level) - 44,
        21,
        tone,
        tone === COLORS.b ? OUTLINE : {},
      );
    });
  });
  return cover(
    "sand",
    times(ABOVE.length, (i) =>
      line(`M170 ${sieveY(i)}H1430`, 10, { "stroke-dasharray": `${52 - i * 3} ${8 + i * 3}` }),
    ),
    dots,
  );
}
