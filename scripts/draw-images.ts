/**
 * Draws the pictures that are files: `node scripts/draw-images.ts`. The social image comes from the
 * same hour as the clock on the home page, each post cover from a drawing in scripts/covers/.
 */
import { writeFile } from "node:fs/promises";
import { COVERS } from "./covers/covers.ts";
import { installSiteFonts } from "./drawing-fonts.ts";
import { icoFile } from "./ico-file.ts";
import { appIcon, favicon, socialImage } from "./site-images.ts";

await installSiteFonts();
const { default: sharp } = await import("sharp");

const COVER_MAX_BYTES = 60_000;
const png = (svg: string, size?: number) => {
  const image = sharp(Buffer.from(svg), size ? { density: 72 * (size / 32) } : {});
  return (size ? image.resize(size, size) : image).png({ palette: true, effort: 10 }).toBuffer();
};

await writeFile("public/opengraph-image.png", await png(socialImage()));
await writeFile("public/favicon.svg", favicon());
await writeFile(
  "public/favicon.ico",
  icoFile(
    await Promise.all(
      [16, 32, 48].map(async (size) => ({ size, png: await png(favicon(), size) })),
    ),
  ),
);
await writeFile("public/apple-touch-icon.png", await png(appIcon(180)));
await writeFile("public/icon-192.png", await png(appIcon(192)));
await writeFile("public/icon-512.png", await png(appIcon(512)));

for (const [slug, draw] of Object.entries(COVERS)) {
  const webp = await sharp(Buffer.from(draw())).webp({ quality: 84, effort: 6 }).toBuffer();
  if (webp.length > COVER_MAX_BYTES) throw new Error(`${slug} weighs ${webp.length} bytes.`);
  await writeFile(`supabase/seed/images/${slug}.webp`, webp);
  console.log(`${slug}.webp`.padEnd(44), webp.length);
}
