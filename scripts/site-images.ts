import { BRAND_MARK } from "../app/drawings/brand-mark.ts";
import { isSong, toneOf } from "../app/drawings/codes.ts";
import { FORMAT_CLOCK, logRows, playingIndex, songCount } from "../app/drawings/format-clock.ts";
import {
  handPath,
  hatchPath,
  pointAt,
  ringPath,
  spokePath,
  ticksPath,
} from "../app/drawings/wheel.ts";
import { lightColor } from "./palette.ts";

const LIGHT = {
  paper: lightColor("paper"),
  card: lightColor("card"),
  ink: lightColor("ink"),
  mute: lightColor("mute"),
  edge: lightColor("edge"),
  a: lightColor("cat-a"),
  b: lightColor("cat-b"),
  c: lightColor("cat-c"),
  r: lightColor("cat-r"),
  g: lightColor("cat-g"),
  stopset: "none",
  link: "none",
};

const svg = (width: number, height: number, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;

const text = (x: number, y: number, style: string, content: string) =>
  `<text x="${x}" y="${y}" ${style}>${content.replaceAll("&", "&amp;")}</text>`;

const DISPLAY = 'font-family="Bricolage Grotesque" font-weight="700" letter-spacing="-0.025em"';
const MONO = 'font-family="JetBrains Mono" font-weight="500"';

/** 1200 × 630: the promise and the clock it is made on. */
export function socialImage(): string {
  return svg(
    1200,
    630,
    `<rect width="1200" height="630" fill="${LIGHT.paper}"/>
    <g transform="translate(84 100) scale(1.25)">${brandMark(LIGHT)}</g>
    ${text(118, 109, `${DISPLAY} font-size="28" fill="${LIGHT.ink}"`, "Music Director")}
    <g ${DISPLAY} font-size="86" fill="${LIGHT.ink}">${text(60, 318, "", "Every hour,")}${text(60, 404, "", "in the right")}${text(60, 490, "", "order.")}</g>
    ${text(62, 566, `${MONO} font-size="21" fill="${LIGHT.mute}"`, "Radio music scheduling")}
    <g transform="translate(866 315) scale(1.23)">${wheel()}</g>`,
  );
}

function wheel(): string {
  const rows = logRows(FORMAT_CLOCK.elements);
  const playing = playingIndex(rows, FORMAT_CLOCK.now);
  const center = `${FORMAT_CLOCK.day} · ${FORMAT_CLOCK.format}`;
  const segments = rows.map(({ code, start, seconds }, index) => {
    const tone = toneOf(code);
    const end = start + seconds;
    if (tone === "stopset") {
      return `<path d="${hatchPath(134, 192, start, end)}" stroke="${LIGHT.mute}" fill="none"/>`;
    }
    if (!isSong(code)) {
      return `<path d="${spokePath(126, 207, (start + end) / 2)}" stroke="${LIGHT.ink}" stroke-width="1.6"/>`;
    }
    const outline = tone === "b" ? ` stroke="${LIGHT.ink}" stroke-width="1.4"` : "";
    const { x, y } = pointAt(163, (start + end) / 2);
    const letter = tone === "b" ? LIGHT.ink : LIGHT.card;
    return `<path d="${ringPath(126, index === playing ? 206 : 200, start + 6, end - 6)}" fill="${LIGHT[tone]}"${outline}/>
      ${text(x, y + 5, `${MONO} font-size="14" text-anchor="middle" fill="${letter}"`, code)}`;
  });
  return `<path d="${ticksPath(214, 219, 60)}${ticksPath(214, 224, 300)}" stroke="${LIGHT.edge}"/>
    <path d="${ticksPath(208, 232, 900)}" stroke="${LIGHT.ink}" stroke-width="2"/>
    ${segments.join("")}
    <circle r="82" fill="${LIGHT.card}"/>
    ${text(0, -3, `${DISPLAY} font-size="46" text-anchor="middle" fill="${LIGHT.ink}"`, FORMAT_CLOCK.hourName)}
    <g ${MONO} font-size="14" text-anchor="middle" fill="${LIGHT.mute}">${text(0, 25, "", center)}${text(0, 47, "", `${songCount(rows)} songs`)}</g>
    <path d="${handPath(82, 232, FORMAT_CLOCK.now)}" stroke="${LIGHT.ink}" stroke-width="2.4"/>
    <circle cx="${pointAt(82, FORMAT_CLOCK.now).x}" cy="${pointAt(82, FORMAT_CLOCK.now).y}" r="5" fill="${LIGHT.ink}"/>`;
}

const brandMark = (colors: typeof LIGHT) =>
  BRAND_MARK.map(({ tone, path }) => `<path fill="${colors[tone]}" d="${path}"/>`).join("");

/** The mark alone; its ink follows the browser's scheme, the colors read on both grounds. */
export function favicon(): string {
  const paths = BRAND_MARK.map(({ tone, path }) =>
    tone === "a" ? `<path class="a" d="${path}"/>` : `<path fill="${LIGHT[tone]}" d="${path}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-16 -16 32 32"><style>.a{fill:${LIGHT.ink}}@media(prefers-color-scheme:dark){.a{fill:#f3ecdf}}</style>${paths.join("")}</svg>\n`;
}

/** The mark on paper with the margin that round and rounded icon masks need. */
export function appIcon(size: number): string {
  return svg(
    size,
    size,
    `<rect width="${size}" height="${size}" fill="${LIGHT.paper}"/><g transform="translate(${size / 2} ${size / 2}) scale(${(size * 0.62) / 30})">${brandMark(LIGHT)}</g>`,
  );
}
