import { randomUUID } from "node:crypto";
import { readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { engines } from "../../test/engines.ts";
import { pictures } from "../../test/images.ts";
import type { TestProject } from "../../test/project.ts";
import { removeOrphans, removeUnfinished, removeUnusedImages } from "./clean-up.ts";

const day = 1 / 86_400_000; // a millisecond, in days

describe.each(engines)("cleaning up on $engine", ({ open }) => {
  let project: TestProject;
  beforeAll(async () => {
    project = await open();
  });
  afterAll(() => project.close());
  beforeEach(async () => {
    await project.database.runFile("delete from storage.objects; delete from public.blog_posts;");
    await removeOrphans(project.database, project.folders, -1000);
  });

  async function upload(...names: string[]) {
    const bucket = project.client({ key: project.keys.secretKey }).storage.from("blog_images");
    for (const name of names) await bucket.upload(name, await pictures.png());
  }
  const countFiles = async () => (await project.folders.files.list!()).length;

  test("pictures no post shows go after the grace time, with their files", async () => {
    await upload(
      "cover.png",
      "in-text.png",
      "by-url.png",
      "draft.png",
      "unused.png",
      "odd name.png",
    );
    await project.database.runFile(`
      insert into public.blog_posts (title, slug, content, featured_image, status) values
        ('A', 'a', 'Look: ![](/images/in-text.png)', 'cover.png', 'published'),
        ('B', 'b', 'Text', 'https://example.com/public/blog_images/by-url.png', 'published'),
        ('C', 'c', 'Text', 'draft.png', 'draft');`);
    const clean = (days: number) => removeUnusedImages(project.database, project.folders, days);

    expect(await clean(7)).toEqual([]);
    expect(await clean(day)).toEqual(["unused.png"]);
    expect(await countFiles()).toBe(5);

    await project.database.runFile("delete from public.blog_posts where slug = 'a'");
    expect(await clean(7)).toEqual([]);
    await project.database.runFile(
      "update storage.objects set last_accessed_at = now() - interval '8 days'",
    );
    expect((await clean(7)).sort()).toEqual(["cover.png", "in-text.png"]);
    expect(await countFiles()).toBe(3);
  });

  test("a file whose row a crash prevented goes, one under way stays", async () => {
    await upload("a.png");
    await project.folders.files.put(randomUUID(), await pictures.png(), "image/png");
    await removeOrphans(project.database, project.folders, 60_000);
    expect(await countFiles()).toBe(2);
    await removeOrphans(project.database, project.folders, -1000);
    expect(await countFiles()).toBe(1);
  });

  test("what a crash left of an upload goes", async () => {
    const { incoming } = project.folders;
    for (const name of ["old", "new"]) await writeFile(join(incoming, name), "half");
    await utimes(join(incoming, "old"), new Date(0), new Date(0));
    await removeUnfinished(project.folders, 60_000);
    expect(await readdir(incoming)).toEqual(["new"]);
    await removeUnfinished(project.folders, 0);
    expect(await readdir(incoming)).toEqual([]);
  });
});
