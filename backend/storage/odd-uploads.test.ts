import { readdir } from "node:fs/promises";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines } from "../../test/engines.ts";
import {
  animatedGif,
  gifBomb,
  jpegOfSize,
  phonePhoto,
  pictures,
  pngBomb,
  pngOfSize,
} from "../../test/images.ts";
import type { Client, TestProject } from "../../test/project.ts";

const limit = 5 * 1024 * 1024;
const html = "<html><script>alert(1)</script></html>";
const svg = `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`;
const broken = "The image is broken or not complete";
const tooLarge = "The object exceeded the maximum allowed size";
const notAnImage = "mime type application/octet-stream is not supported";

type Body = Buffer | Blob | ReadableStream<Uint8Array>;
type Case = [
  what: string,
  body: () => Promise<Body> | Body,
  outcome: string | RegExp,
  name?: string,
];

/** What comes back: the type of the stored file, or the reason why there is none. */
const cases: Case[] = [
  ["a PNG", pictures.png, "image/png"],
  ["a JPEG", pictures.jpeg, "image/jpeg"],
  ["a GIF", pictures.gif, "image/gif"],
  ["a WebP", pictures.webp, "image/webp"],
  ["a lossless WebP", pictures.losslessWebp, "image/webp"],
  ["an AVIF", pictures.avif, "image/avif"],
  ["an animated GIF", () => animatedGif(), "image/gif"],
  ["a photo that knows where it was taken", phonePhoto, "image/jpeg"],
  ["a JPEG called PNG", pictures.jpeg, "image/jpeg", "a.png"],
  ["a PNG called HTML", pictures.png, "image/png", "a.html"],
  [
    "a Blob that claims to be HTML",
    async () => blob(await pictures.png(), "text/html"),
    "image/png",
  ],
  ["HTML called PNG", () => Buffer.from(html), notAnImage],
  ["an HTML Blob that claims to be a PNG", () => blob(Buffer.from(html), "image/png"), notAnImage],
  ["an SVG with script", () => Buffer.from(svg), notAnImage, "a.svg"],
  ["an SVG with an XML head", () => Buffer.from(`<?xml version="1.0"?>${svg}`), /application\/xml/],
  ["a PDF", () => Buffer.from("%PDF-1.7\n1 0 obj"), "mime type application/pdf is not supported"],
  [
    "a ZIP",
    () => Buffer.from("PK\x03\x04\x14\0\0\0\0\0".padEnd(64, "\0"), "latin1"),
    /application\/zip/,
  ],
  ["a BMP", () => Buffer.from(`BM${"\0".repeat(60)}`), "mime type image/bmp is not supported"],
  ["a program", () => Buffer.from(`MZ${"\0".repeat(60)}`), /application\/x-msdownload/],
  ["a JPEG with a page behind it", async () => join(await pictures.jpeg(), html), "image/jpeg"],
  ["a GIF that is a script too", () => Buffer.from(`GIF89a/*${html}*/=1;`), broken],
  ["a PNG with a ZIP behind it", async () => join(await pictures.png(), "PK\x03\x04"), "image/png"],
  [
    "20,000 × 20,000 pixels",
    () => pngBomb(20_000, 20_000),
    "The image has more than 50 million pixels",
  ],
  ["a GIF of too many frames", () => gifBomb(), "The image has more than 50 million pixels"],
  ["half a PNG", async () => half(await pictures.png()), broken],
  ["half a JPEG", async () => half(await pictures.jpeg()), broken],
  ["half a WebP", async () => half(await pictures.webp()), broken],
  ["half an AVIF", async () => half(await pictures.avif()), broken],
  ["half an animated GIF", async () => half(await animatedGif()), "The image is not complete"],
  ["a PNG with a wrong checksum", async () => flip(await pictures.png()), broken],
  ["only the head of a PNG", async () => (await pictures.png()).subarray(0, 20), broken],
  ["zero bytes", () => Buffer.alloc(0), "The file is empty"],
  ["an empty Blob", () => blob(Buffer.alloc(0), "image/png"), "The file is empty"],
  ["zeros", () => Buffer.alloc(10_000), notAnImage],
  ["exactly 5 MB", () => jpegOfSize(limit), "image/jpeg"],
  ["exactly 5 MB as a Blob", async () => blob(await jpegOfSize(limit)), "image/jpeg"],
  ["a PNG of 5 MB of noise", () => pngOfSize(limit), "image/png"],
  ["one byte more", () => jpegOfSize(limit + 1), tooLarge],
  ["one byte more as a Blob", async () => blob(await jpegOfSize(limit + 1)), tooLarge],
  ["exactly 5 MB without a length", async () => stream(await jpegOfSize(limit)), "image/jpeg"],
  ["one byte more without a length", async () => stream(await jpegOfSize(limit + 1)), tooLarge],
  ["30 MB without a length", () => stream(Buffer.alloc(30 * 1024 * 1024)), tooLarge],
  ["a name with dots", pictures.png, /Invalid key/, "a/..%2f..%2fkeys.json"],
  ["a name with encoded dots twice", pictures.png, /Invalid key/, "%252e%252e%252fkeys.png"],
  ["a name with backslashes", pictures.png, /Invalid key/, "..%5c..%5ckeys.json"],
  ["a name with NUL", pictures.png, /Invalid key/, "a%00.png"],
  ["a name with a line break", pictures.png, /Invalid key/, "a%0d%0aX-A: b.png"],
  ["a name that is broken UTF-8", pictures.png, /Invalid key/, "%ff.png"],
  ["a name in Unicode", pictures.png, /Invalid key/, "Übergröße-😀.png"],
  ["a name of turned letters", pictures.png, /Invalid key/, "a\u202egnp.exe"],
  ["an absolute name", pictures.png, /Invalid key/, "%2fetc%2fpasswd"],
  ["a name of 200 bytes", pictures.png, "image/png", `${"a".repeat(196)}.png`],
  ["a name of 201 bytes", pictures.png, /Invalid key/, `${"a".repeat(197)}.png`],
  ["no name", pictures.png, "404", ""],
  ["a double extension", pictures.png, "image/png", "a.php.png"],
  ["a hidden name", pictures.png, "image/png", ".htaccess"],
  ["a name in folders", pictures.png, "image/png", "2026/11/a b.png"],
];

describe.each(engines)("odd uploads on $engine", ({ open }) => {
  let project: TestProject;
  let client: Client;
  let token: string;
  beforeAll(async () => {
    project = await open();
    ({ token } = await project.createAccount("admin"));
    client = project.client({ token });
  });
  afterAll(() => project.close());

  test.each(cases)("%s", async (_what, body, outcome, name = "a.png") => {
    const result = await upload(name, await body());
    if (typeof outcome === "string") expect(result).toBe(outcome);
    else expect(result).toMatch(outcome);
    expect(project.reports).toEqual([]);
    expect(await leftovers()).toEqual([]);
  });

  /** Uploads, reads the stored file, removes it. */
  async function upload(name: string, body: Body): Promise<string> {
    const bucket = client.storage.from("blog_images");
    const { data, error } = await bucket.upload(name, body);
    if (error) return error.message.startsWith("Invalid path") ? "404" : error.message;
    const response = await project.fetch(
      new Request(bucket.getPublicUrl(data.path).data.publicUrl),
    );
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get("content-security-policy")).toMatch(/sandbox/);
    expect(bytes.length).toBeLessThanOrEqual(limit);
    expect(bytes.includes("<script>") || bytes.includes("Secret")).toBe(false);
    const { exif, orientation } = await sharp(bytes).metadata();
    expect([exif, orientation]).toEqual([undefined, undefined]);
    expect((await bucket.remove([decodeURIComponent(data.path)])).data).toHaveLength(1);
    return response.headers.get("content-type") ?? "";
  }

  /** Files of which no row knows. */
  async function leftovers(): Promise<string[]> {
    const { files, incoming } = project.folders;
    return [...(await readdir(incoming)), ...(await files.list!()).map(({ key }) => key)];
  }

  test("a photo stands upright and an animation keeps moving", async () => {
    const bucket = client.storage.from("blog_images");
    await bucket.upload("photo.jpg", await phonePhoto());
    await bucket.upload("moving.gif", await animatedGif(5));
    const photo = await sharp(await download("photo.jpg")).metadata();
    expect([photo.width, photo.height]).toEqual([48, 64]);
    const { pages, delay, loop } = await sharp(await download("moving.gif")).metadata();
    expect({ pages, delay, loop }).toEqual({ pages: 5, delay: Array(5).fill(80), loop: 0 });
  });

  async function download(name: string): Promise<Buffer> {
    const { data } = await client.storage.from("blog_images").download(name);
    return Buffer.from(await data!.arrayBuffer());
  }

  test("a form without a file, and one that is cut off, are refused", async () => {
    const headers = { apikey: project.keys.publishableKey, Authorization: `Bearer ${token}` };
    const send = async (body: BodyInit, more = {}) => {
      const url = "http://backend.test/storage/v1/object/blog_images/form.png";
      const request = new Request(url, { method: "POST", headers: { ...headers, ...more }, body });
      return (await (await project.fetch(request)).json()).message;
    };
    const form = new FormData();
    form.append("cacheControl", "3600");
    expect(await send(form)).toBe("The form has no file");
    const type = { "Content-Type": "multipart/form-data; boundary=x" };
    expect(await send('--x\r\nContent-Disposition: form-data; name=""', type)).toMatch(
      /can't be read/,
    );
  });
});

function blob(bytes: Buffer, type = "image/jpeg"): Blob {
  return new Blob([new Uint8Array(bytes)], { type });
}

function stream(bytes: Buffer): ReadableStream<Uint8Array> {
  return blob(bytes).stream();
}

function half(bytes: Buffer): Buffer {
  return bytes.subarray(0, bytes.length / 2);
}

function join(bytes: Buffer, text: string): Buffer {
  return Buffer.concat([bytes, Buffer.from(text, "latin1")]);
}

function flip(bytes: Buffer): Buffer {
  const changed = Buffer.from(bytes);
  const middle = Math.floor(bytes.length / 2);
  changed[middle] = changed[middle]! ^ 0xff;
  return changed;
}
