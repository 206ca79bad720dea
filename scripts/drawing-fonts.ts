import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import subsetFont from "subset-font";

const FONTS: { file: string; variationAxes: Record<string, number> }[] = [
  { file: "bricolage", variationAxes: { wght: 700 } },
  { file: "instrument", variationAxes: { wght: 400 } },
  { file: "jetbrains", variationAxes: {} },
];

/**
 * Gives the image library the site's fonts. It finds fonts by fontconfig only and passes over woff2
 * without a word, so they are written as plain sfnt, and only these are visible. Must run before
 * sharp is imported.
 */
export async function installSiteFonts(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "drawing-fonts-"));
  for (const { file, variationAxes } of FONTS) {
    const woff2 = await readFile(`app/fonts/${file}.woff2`);
    const sfnt = await subsetFont(woff2, null, {
      keepAllGlyphs: true,
      targetFormat: "sfnt",
      variationAxes,
    });
    await writeFile(join(folder, `${file}.ttf`), sfnt);
  }
  const settings = `<fontconfig><dir>${folder}</dir><cachedir>${folder}/cache</cachedir></fontconfig>`;
  await writeFile(join(folder, "fonts.conf"), settings);
  process.env.FONTCONFIG_FILE = join(folder, "fonts.conf");
}
