import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync } from "node:fs";
import { readdir, rm, statfs, writeFile } from "node:fs/promises";
import { request as send } from "node:http";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { engines } from "../../test/engines.ts";
import { jpegOfSize, pictures, roughJpeg } from "../../test/images.ts";
import type { Client, TestProject } from "../../test/project.ts";

describe.each(engines)("uploads that break on $engine", ({ open }) => {
  let project: TestProject;
  let client: Client;
  let url: string;
  let headers: Record<string, string>;
  beforeAll(async () => {
    project = await open();
    const { token } = await project.createAccount("admin");
    client = project.client({ token });
    url = `${await project.listen()}/storage/v1/object/blog_images/`;
    headers = { apikey: project.keys.publishableKey, Authorization: `Bearer ${token}` };
    await client.storage.from("blog_images").upload("old.png", await pictures.png());
  });
  afterAll(() => project.close());
  beforeEach(() => {
    project.reports.length = 0;
  });

  const incoming = () => readdirSync(project.folders.incoming);
  const names = async () =>
    (await client.storage.from("blog_images").list()).data?.map((o) => o.name);
  async function nothingIsLeft() {
    await expect.poll(incoming).toEqual([]);
    expect(await names()).toEqual(["old.png"]);
    expect(await project.folders.files.list!()).toHaveLength(1);
    expect(project.reports).toEqual([]);
  }

  test("a slow upload that is cancelled leaves nothing", async () => {
    const bytes = await jpegOfSize(200_000);
    const cancel = new AbortController();
    let at = 0;
    const slowly = new ReadableStream({
      async pull(controller) {
        controller.enqueue(bytes.subarray(at, at + 20_000));
        at += 20_000;
        await pause(30);
      },
    });
    const init: RequestInit & { duplex: "half" } = {
      method: "POST",
      headers,
      body: slowly,
      signal: cancel.signal,
      duplex: "half",
    };
    const uploading = fetch(`${url}slow.jpg`, init);
    await expect.poll(incoming).toHaveLength(1);
    cancel.abort();
    await expect(uploading).rejects.toThrow(/abort/);
    await nothingIsLeft();
  });

  test("a connection cut at half leaves nothing", async () => {
    const bytes = await jpegOfSize(2_000_000);
    const { hostname, port, pathname } = new URL(`${url}cut.jpg`);
    const upload = send({
      hostname,
      port,
      path: pathname,
      method: "POST",
      headers: { ...headers, "Content-Length": bytes.length },
    });
    upload.on("error", () => undefined);
    upload.write(bytes.subarray(0, 1_000_000));
    await expect.poll(incoming).toHaveLength(1);
    upload.destroy();
    await nothingIsLeft();
  });

  test("a refused upload gets its answer while it is still being sent", async () => {
    const body = Buffer.alloc(20 * 1024 * 1024);
    const response = await fetch(`${url}large.png`, { method: "POST", headers, body });
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual({
      statusCode: "413",
      code: "EntityTooLarge",
      error: "Payload too large",
      message: "The object exceeded the maximum allowed size",
    });
    await nothingIsLeft();
  });

  test("of ten uploads under one name at once, one is stored", async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, async () =>
        client.storage.from("blog_images").upload("race.png", await pictures.png()),
      ),
    );
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
    expect(new Set(answers.map(({ error }) => error?.message))).toEqual(
      new Set([undefined, "The resource already exists"]),
    );
    await client.storage.from("blog_images").remove(["race.png"]);
    await nothingIsLeft();
  });
});

/** A real full disk: a tmpfs of a few megabytes, which only root can mount. */
describe.runIf(process.getuid?.() === 0)("a full disk", () => {
  let project: TestProject;
  let folder: string;
  beforeAll(async () => {
    project = await engines[0].open();
    folder = join(project.dataDir, "storage");
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=4m", "tmpfs", folder]);
    mkdirSync(project.folders.incoming);
  });
  afterAll(async () => {
    execFileSync("umount", [folder]);
    await project.close();
  });

  test.each([
    ["while receiving", 0.5],
    ["while storing", 1.1],
  ])("%s: an error, the old picture kept, nothing left over", async (_when, room) => {
    const client = project.client({ key: project.keys.secretKey });
    const bucket = client.storage.from("blog_images");
    const old = await pictures.png();
    expect((await bucket.upload("cover.png", old, { upsert: true })).error).toBeNull();
    const before = await readdir(folder);
    const bytes = await roughJpeg(); // which is stored at a better quality, in more bytes
    const { bavail, bsize } = await statfs(folder);
    await writeFile(join(folder, "other"), Buffer.alloc(bavail * bsize - bytes.length * room));

    const { error } = await bucket.upload("cover.png", bytes, { upsert: true });

    expect(error).toMatchObject({ status: 507, message: "There is no room left for files" });
    await rm(join(folder, "other"));
    expect(await readdir(project.folders.incoming)).toEqual([]);
    expect(await readdir(folder)).toEqual(before);
    const { data } = await bucket.download("cover.png");
    expect(data?.type).toBe("image/png");
  });
});
