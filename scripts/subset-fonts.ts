/**
 * Makes app/fonts/*.woff2 from the Fontsource packages: `node scripts/subset-fonts.ts`.
 * The first file of a family (ASCII and typographic punctuation) is all an English page loads;
 * the other two wait behind unicode-range for names such as "Björk" and "Dvořák".
 */
import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join("");

interface Family {
  name: string;
  source: (subset: string) => string;
  variationAxes: Record<string, number | { min: number; max: number }>;
}

const BASIC = `${range(0x20, 0x7e)}\u00a0\u00a9\u00b0\u00b7\u00d7\u00f7–—‘’“”…€−`;
const LATIN_1_REST = [...range(0xa1, 0xff)].filter((char) => !BASIC.includes(char)).join("");
const LATIN_EXTENDED_A = range(0x100, 0x17f);
const FIRST_FILES_MAX_BYTES = 45_100;

const families: Family[] = [
  {
    name: "bricolage",
    source: (subset) => `bricolage-grotesque/files/bricolage-grotesque-${subset}-standard`,
    // 48 keeps the tight drawing of large sizes and still reads at 20 px.
    variationAxes: { wdth: 88, opsz: 48, wght: { min: 500, max: 700 } },
  },
  {
    name: "instrument",
    source: (subset) => `instrument-sans/files/instrument-sans-${subset}-wght`,
    variationAxes: { wght: { min: 400, max: 700 } },
  },
  {
    name: "jetbrains",
    source: (subset) => `jetbrains-mono/files/jetbrains-mono-${subset}-wght`,
    variationAxes: { wght: 500 },
  },
];

let firstBytes = 0;
for (const family of families) {
  for (const [suffix, subset, text] of [
    ["", "latin", BASIC],
    ["-latin", "latin", LATIN_1_REST],
    ["-extended", "latin-ext", LATIN_EXTENDED_A],
  ] as const) {
    const file = `node_modules/@fontsource-variable/${family.source(subset)}-normal.woff2`;
    const font = await subsetFont(await readFile(file), text, {
      targetFormat: "woff2",
      variationAxes: family.variationAxes,
      // Kerning only: JetBrains Mono's ligatures alone weigh 12 kB and would join "->" in a log.
      keepFeatures: ["kern"],
      noHinting: true,
      dropTables: ["STAT"],
    });
    await writeFile(`app/fonts/${family.name}${suffix}.woff2`, font);
    if (suffix === "") firstBytes += font.length;
    console.log(`${family.name}${suffix}.woff2`.padEnd(28), font.length);
  }
}

if (firstBytes > FIRST_FILES_MAX_BYTES) {
  throw new Error(`The first files weigh ${firstBytes} bytes, more than ${FIRST_FILES_MAX_BYTES}.`);
}
