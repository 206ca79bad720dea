import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startProcess } from "../../test/drills/kill-during-writes.ts";
import { jpegOfSize } from "../../test/images.ts";

test("kill -9 during uploads: every row has its file, and no half file is left", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "crash-"));
  const acknowledged: string[] = [];
  const picture = await jpegOfSize(300_000);
  for (let round = 0; round < 3; round += 1) {
    const { child, client } = await startProcess(dataDir, undefined);
    const bucket = client.storage.from("blog_images");
    const uploading = Array.from({ length: 4 }, async (_, writer) => {
      for (let number = 0; ; number += 1) {
        const name = `${round}-${writer}-${number}.jpg`;
        const { error } = await bucket.upload(name, picture);
        if (error) return;
        acknowledged.push(name);
      }
    });
    await new Promise((resolve) => setTimeout(resolve, 1_000 + Math.random() * 1_000));
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await Promise.all([ended, ...uploading]);
  }

  const { child, client } = await startProcess(dataDir, undefined);
  expect(await readdir(join(dataDir, "storage", "incoming"))).toEqual([]);
  const bucket = client.storage.from("blog_images");
  const { data } = await bucket.list("", { limit: 1000 });
  const names = data?.map(({ name }) => name) ?? [];
  expect(names).toEqual(expect.arrayContaining(acknowledged));
  for (const { name, metadata } of data ?? []) {
    expect((await bucket.download(name)).data?.size, name).toBe(metadata?.size);
  }
  expect(acknowledged.length).toBeGreaterThan(3);
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
  rmSync(dataDir, { recursive: true, force: true });
}, 180_000);
