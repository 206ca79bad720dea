import { randomBytes } from "node:crypto";
import { crc32, deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";

/** Noise, which no format makes small. */
function noise(width: number, height: number): Sharp {
  const raw = { width, height, channels: 3 as const };
  return sharp(randomBytes(width * height * 3), { raw });
}

/** A small picture in each format the site takes. */
export const pictures = {
  png: () => noise(64, 48).png().toBuffer(),
  jpeg: () => noise(64, 48).jpeg().toBuffer(),
  gif: () => noise(64, 48).gif().toBuffer(),
  webp: () => noise(64, 48).webp().toBuffer(),
  losslessWebp: () => noise(64, 48).webp({ lossless: true }).toBuffer(),
  avif: () => noise(64, 48).avif({ effort: 0 }).toBuffer(),
};

/** A JPEG of exactly so many bytes, the last of them comments. */
export async function jpegOfSize(bytes: number): Promise<Buffer> {
  const picture = await noise(400, 300).jpeg().toBuffer();
  const padding: Buffer[] = [];
  for (let left = bytes - picture.length; left > 0; ) {
    const size = left > 60_000 + 4 ? 60_000 : left;
    const comment = Buffer.alloc(size, "x");
    comment.writeUInt16BE(0xfffe, 0);
    comment.writeUInt16BE(size - 2, 2);
    padding.push(comment);
    left -= size;
  }
  return Buffer.concat([picture.subarray(0, 2), ...padding, picture.subarray(2)]);
}

/** A JPEG of low quality, about 300 kB. */
export function roughJpeg(): Promise<Buffer> {
  return noise(900, 900).jpeg({ quality: 30 }).toBuffer();
}

/** A PNG of noise of about so many bytes. */
export function pngOfSize(bytes: number): Promise<Buffer> {
  const side = Math.floor(Math.sqrt(bytes / 3)) - 2;
  return noise(side, side).png({ compressionLevel: 0 }).toBuffer();
}

/** A black PNG that is small as a file and large as a picture. */
export function pngBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1; // one bit a pixel, gray
  const rows = Buffer.alloc(height * (Math.ceil(width / 8) + 1));
  const chunks = [
    ["IHDR", header],
    ["IDAT", deflateSync(rows)],
    ["IEND", Buffer.alloc(0)],
  ] as const;
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    ...chunks.map(([name, data]) => chunk(name, data)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** A JPEG as a phone makes it: lying on its side, and knowing where it was taken and by whom. */
export function phonePhoto(): Promise<Buffer> {
  return noise(64, 48)
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Artist: "Jo Secret" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 3230/100" },
    })
    .jpeg()
    .toBuffer();
}

export function animatedGif(frames = 5): Promise<Buffer> {
  const [width, height] = [40, 30];
  const raw = { width, height: height * frames, channels: 3 as const, pageHeight: height };
  return sharp(randomBytes(width * height * frames * 3), { raw })
    .gif({ delay: Array<number>(frames).fill(80), loop: 0 })
    .toBuffer();
}

/** Seven frames of eight million pixels in a small file. */
export function gifBomb(): Promise<Buffer> {
  const [width, height, frames] = [4000, 2000, 7];
  const pixels = Buffer.alloc(width * height * frames * 3);
  const size = width * height * 3;
  for (let frame = 0; frame < frames; frame += 1) {
    pixels.fill(frame * 30, frame * size, (frame + 1) * size);
  }
  const raw = { width, height: height * frames, channels: 3 as const, pageHeight: height };
  return sharp(pixels, { raw }).gif({ effort: 1 }).toBuffer();
}
