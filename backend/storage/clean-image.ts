import type { Metadata, Sharp } from "sharp";
import { invalidRequest, wrongType } from "./storage-error.ts";

/** Decoded, a picture of this size takes 200 MB for a moment. All frames of an animation count. */
const maxPixels = 50_000_000;
const maxSeconds = 30;

export type CleanImage = { bytes: Uint8Array; type: string };

const encoders: Record<string, (image: Sharp, metadata: Metadata, isLossless: boolean) => Sharp> = {
  "image/png": (image, { isPalette }) =>
    image.png({ compressionLevel: 9, adaptiveFiltering: !isPalette, palette: isPalette }),
  "image/jpeg": (image, { chromaSubsampling }) =>
    image.jpeg({
      quality: 90,
      chromaSubsampling: chromaSubsampling === "4:4:4" ? "4:4:4" : "4:2:0",
    }),
  "image/gif": (image) => image.gif(),
  "image/webp": (image, _, lossless) => image.webp({ quality: 90, lossless }),
  "image/avif": (image) => image.avif({ quality: 70, effort: 1 }),
};

/**
 * The picture in these bytes, written anew: upright, with nothing in the file but the picture. So
 * places and names in metadata are gone, and what hid behind a picture is too. One that would come
 * out larger than `maxBytes` is scaled down.
 *
 * @throws StorageError for what isn't a PNG, JPEG, GIF, WebP or AVIF, is broken, or has too many pixels
 */
export async function cleanImage(bytes: Uint8Array, maxBytes: number): Promise<CleanImage> {
  if (bytes.length === 0) throw invalidRequest("The file is empty");
  const { fileTypeFromBuffer } = await import("file-type");
  const type = (await fileTypeFromBuffer(bytes))?.mime ?? "application/octet-stream";
  const encode = encoders[type];
  if (!encode) throw wrongType(type);
  if (type === "image/gif" && isCutOff(bytes)) throw invalidRequest("The image is not complete");
  // Loaded late, because not every start of the backend sees an upload.
  const { default: sharp } = await import("sharp");
  const settings = { failOn: "error", limitInputPixels: maxPixels, animated: true } as const;
  try {
    const metadata = await sharp(bytes, settings).metadata();
    for (let scale = 1; ; ) {
      const image = sharp(bytes, settings).timeout({ seconds: maxSeconds }).autoOrient();
      const width = Math.max(1, Math.floor(metadata.autoOrient.width * scale));
      if (scale < 1) image.resize({ width });
      const clean = await encode(image, metadata, isLosslessWebp(bytes)).toBuffer();
      if (clean.length <= maxBytes) return { bytes: clean, type };
      scale *= Math.min(0.9, Math.sqrt(maxBytes / clean.length) * 0.95);
    }
  } catch (error) {
    throw invalidRequest(describe(error));
  }
}

function describe(error: unknown): string {
  const reason = error instanceof Error ? error.message : "";
  if (/pixel limit/.test(reason)) {
    return `The image has more than ${maxPixels / 1_000_000} million pixels`;
  }
  if (/timeout/.test(reason)) return "The image takes too long to read";
  return "The image is broken or not complete";
}

/** A GIF ends with a semicolon; the decoder is content with the frames before a cut. */
function isCutOff(gif: Uint8Array): boolean {
  return gif.findLast((byte) => byte !== 0) !== 0x3b;
}

function isLosslessWebp(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 64)).includes("VP8L");
}
