import { COLORS, circle, cover, line, OUTLINE, rect } from "./kit.ts";

const CARD = { width: 360, height: 380, y: 130 };
const CARDS = [
  { x: 150, color: COLORS.c, title: 230, artist: 170 },
  { x: 620, color: COLORS.b, title: 180, artist: 250 },
  { x: 1090, color: COLORS.r, title: 260, artist: 120 },
];
const ROUND_Y = 630;
const SQUARE_Y = 750;

/** Three credits, two voices: keys of one shape belong together. */
export function artistKeywords(): string {
  const bottom = CARD.y + CARD.height;
  const round = (x: number) => circle(x, ROUND_Y, 34, COLORS.c);
  const square = (x: number) => rect(x - 32, SQUARE_Y - 32, 64, 64, COLORS.r);
  const hang = (x: number, y: number) => line(`M${x} ${bottom}V${y}`, 4);
  return cover(
    "lilac",
    CARDS.flatMap(({ x, color, title, artist }) => [
      rect(x, CARD.y, CARD.width, CARD.height, COLORS.card, OUTLINE),
      rect(x + 40, CARD.y + 40, 84, 84, color, color === COLORS.b ? OUTLINE : {}),
      rect(x + 40, CARD.y + 210, title, 26, COLORS.ink),
      rect(x + 40, CARD.y + 270, artist, 26, COLORS.shade),
    ]),
    [hang(270, ROUND_Y), hang(390, SQUARE_Y), hang(800, ROUND_Y), hang(1270, SQUARE_Y)],
    line(`M270 ${ROUND_Y}H800`, 8, { stroke: COLORS.c }),
    line(`M390 ${SQUARE_Y}H1270`, 8, { stroke: COLORS.r }),
    [round(270), round(800), square(390), square(1270)],
  );
}
