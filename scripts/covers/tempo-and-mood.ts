import { COLORS, circle, cover, line, times } from "./kit.ts";

const LEFT = 140;
const RIGHT = 1460;
/** Codes 1 to 5 of ten songs of an hour. */
const TEMPO = [4, 5, 3, 4, 2, 1, 3, 5, 4, 2];
const MOOD = [2, 3, 5, 2, 4, 3, 1, 2, 5, 4];

const y = (code: number) => 770 - (code - 1) * 150;
const x = (index: number) => LEFT + (index * (RIGHT - LEFT)) / (TEMPO.length - 1);

/** The same ten songs coded twice: tempo and mood go separate ways. */
export function tempoAndMood(): string {
  const wave = (codes: number[]) =>
    codes
      .map((code, i) => {
        const middle = (x(i - 1) + x(i)) / 2;
        return i === 0
          ? `M${x(0)} ${y(code)}`
          : `C${middle} ${y(codes[i - 1] ?? code)} ${middle} ${y(code)} ${x(i)} ${y(code)}`;
      })
      .join("");
  return cover(
    "sage",
    line(times(5, (i) => `M60 ${y(i + 1)}H1540`).join(""), 4, { stroke: COLORS.shade }),
    line(times(61, (i) => `M${LEFT + i * 22} 840v${i % 15 ? 14 : 34}`).join(""), 4),
    line(wave(MOOD), 16, { stroke: COLORS.c }),
    MOOD.map((code, i) => circle(x(i), y(code), 18, COLORS.c)),
    line(wave(TEMPO), 26),
    line(wave(TEMPO), 16, { stroke: COLORS.b }),
    TEMPO.map((code, i) =>
      circle(x(i), y(code), 18, COLORS.b, { stroke: COLORS.ink, "stroke-width": 5 }),
    ),
  );
}
