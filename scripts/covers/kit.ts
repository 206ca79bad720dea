import { lightColor } from "../palette.ts";

/** What all covers are made of. A cover is 1600 × 900 on warm paper, without words. */

const WIDTH = 1600;
const HEIGHT = 900;

export const COLORS = {
  /** Ink laid thinly over any of the grounds. */
  shade: "#1915101f",
  card: lightColor("card"),
  ink: lightColor("ink"),
  mute: lightColor("mute"),
  b: lightColor("cat-b"),
  c: lightColor("cat-c"),
  r: lightColor("cat-r"),
  g: lightColor("cat-g"),
};

/** Tinted papers: warm enough for one series, different enough side by side. */
export const GROUNDS = {
  sand: "#ece4d4",
  apricot: "#f2d9b6",
  lilac: "#e4d7dd",
  sage: "#d5dfd0",
  straw: "#e9e0bd",
};

type Attributes = Record<string, string | number>;

/** An element without content, such as `tag("rect", { x: 1 })`. */
export function tag(name: string, attributes: Attributes): string {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
  return `<${name}${pairs.join("")}/>`;
}

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
) => tag("rect", { x, y, width, height, fill, ...more });

export const line = (d: string, width = 6, more: Attributes = {}) =>
  tag("path", { d, fill: "none", stroke: COLORS.ink, "stroke-width": width, ...more });

export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}) =>
  tag("circle", { cx, cy, r, fill, ...more });

/** Ink outline, which lets orange stand on paper. */
export const OUTLINE = { stroke: COLORS.ink, "stroke-width": 5 };

export const times = <T>(count: number, draw: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => draw(index));

/** Numbers from 0 to 1 that look random and are the same in every run. */
export function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

export function cover(ground: keyof typeof GROUNDS, ...parts: (string | string[])[]): string {
  const body = [rect(0, 0, WIDTH, HEIGHT, GROUNDS[ground]), ...parts.flat()].join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${body}</svg>`;
}
