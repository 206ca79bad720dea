import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { animatedGif } from "../test/images.ts";
import { openTestProject, type TestProject } from "../test/project.ts";
import { createImageService } from "./images.ts";

const cacheDir = mkdtempSync(join(tmpdir(), "sizes-"));
let project: TestProject;
let images: ReturnType<typeof createImageService>;
beforeAll(async () => {
  project = await openTestProject();
  images = createImageService(await project.listen(), {}, cacheDir);
  const noise = { create: { width: 1000, height: 500, channels: 3, background: "red" } } as const;
  await bucket().upload("a.jpg", await sharp(noise).jpeg().toBuffer());
  await bucket().upload("b.gif", await animatedGif(3));
});
afterAll(async () => {
  await project.close();
  rmSync(cacheDir, { recursive: true });
});

const bucket = () => project.client({ key: project.keys.secretKey }).storage.from("blog_images");
const get = (path: string) => images.serve(new Request(`http://site.test/images/${path}`));

test("a size is WebP of that width, never larger than the original, and kept", async () => {
  const response = await get("400/a.jpg");
  expect(response.headers.get("content-type")).toBe("image/webp");
  expect(response.headers.get("cache-control")).toMatch(/immutable/);
  const { width, height } = await sharp(await response.arrayBuffer()).metadata();
  expect([width, height]).toEqual([400, 200]);
  expect((await sharp(await (await get("1600/a.jpg")).arrayBuffer()).metadata()).width).toBe(1000);
  expect(readdirSync(cacheDir).sort()).toEqual(["1600-a.jpg.webp", "400-a.jpg.webp"]);
});

test("an animation keeps moving", async () => {
  const { pages } = await sharp(await (await get("400/b.gif")).arrayBuffer()).metadata();
  expect(pages).toBe(3);
});

test("only the layouts' widths, and only files of the bucket", async () => {
  for (const path of [
    "401/a.jpg",
    "400/none.jpg",
    "400/https:%2f%2fexample.com%2fa.jpg",
    "400/..%2fkeys.json",
    "400/400/a.jpg",
  ]) {
    expect((await get(path)).status, path).toBe(404);
  }
});

test("the original is served as it was stored", async () => {
  const response = await get("a.jpg");
  expect(response.headers.get("content-type")).toBe("image/jpeg");
  const { width } = await sharp(await response.arrayBuffer()).metadata();
  expect(width).toBe(1000);
});

test("sizes go when their original has gone", async () => {
  await images.forgetRemoved();
  expect(readdirSync(cacheDir)).toHaveLength(3);
  await bucket().remove(["a.jpg"]);
  await images.forgetRemoved();
  expect(readdirSync(cacheDir)).toEqual(["400-b.gif.webp"]);
  expect((await get("400/a.jpg")).status).toBe(404);
});
