import { randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines } from "../../test/engines.ts";
import { jpegOfSize, pictures } from "../../test/images.ts";
import type { TestProject } from "../../test/project.ts";
import { type S3Server, startS3Server } from "../../test/s3-server.ts";
import { removeOrphans } from "./clean-up.ts";
import { createS3Files } from "./s3-files.ts";

let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3Server();
});
afterAll(() => s3.stop());

test("files are kept, read in whole or in part, and removed", async () => {
  const files = createS3Files(s3.settings);
  const bytes = await pictures.png();
  const [first, second] = [randomUUID(), randomUUID()];
  await files.put(first, bytes, "image/png");
  await files.put(second, bytes, "image/png");
  expect(Buffer.from((await files.read(first))!)).toEqual(bytes);
  expect(Buffer.from((await files.read(first, { start: 5, end: 9 }))!)).toEqual(
    bytes.subarray(5, 10),
  );
  expect(await files.read(randomUUID())).toBeUndefined();
  expect(s3.countFiles()).toBe(2);
  await files.remove([first, second, randomUUID()]);
  expect(s3.countFiles()).toBe(0);
});

test("a wrong secret is an error, which does not name it", async () => {
  const files = createS3Files({ ...s3.settings, secretAccessKey: "wrong-secret" });
  const put = files.put(randomUUID(), await pictures.png(), "image/png");
  await expect(put).rejects.toThrow("S3 answered PUT with 403 SignatureDoesNotMatch");
});

describe.each(engines)("a project with S3 on $engine", ({ open }) => {
  let project: TestProject;
  beforeAll(async () => {
    project = await open({ s3: s3.settings, seed: "demo" });
  });
  afterAll(() => project.close());

  test("stores, serves and removes; nothing is left on its own disk", async () => {
    const seeded = s3.countFiles();
    expect(seeded).toBeGreaterThan(5);
    const admin = project.client(await project.createAccount("admin"));
    const bucket = admin.storage.from("blog_images");
    expect((await bucket.upload("a.png", await pictures.png())).error).toBeNull();
    expect((await bucket.upload("a.png", await pictures.png())).error).toMatchObject({
      status: 409,
    });
    expect((await bucket.upload("b.jpg", await jpegOfSize(5_242_880))).error).toBeNull();
    expect(s3.countFiles()).toBe(seeded + 2);
    const { publicUrl } = bucket.getPublicUrl("a.png").data;
    const response = await project.fetch(
      new Request(publicUrl, { headers: { Range: "bytes=1-3" } }),
    );
    expect([response.status, await response.text()]).toEqual([206, "PNG"]);
    await bucket.remove(["a.png"]);
    expect((await project.fetch(new Request(publicUrl))).status).toBe(404);
    expect(s3.countFiles()).toBe(seeded + 1);
    await removeOrphans(project.database, project.folders, -60_000);
    await bucket.remove(["b.jpg"]);
    await admin.storage.emptyBucket("blog_images");
    expect(s3.countFiles()).toBe(0);
    const ownFiles = await readdir(join(project.dataDir, "storage"), { recursive: true });
    expect(ownFiles).toEqual(["incoming"]);
  });
});
