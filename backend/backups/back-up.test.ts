import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines } from "../../test/engines.ts";
import { pictures } from "../../test/images.ts";
import type { TestProject } from "../../test/project.ts";
import { backUp, folderOf, type Manifest, manifestName } from "./back-up.ts";

describe.each(engines)("backups of $engine", ({ open }) => {
  let project: TestProject;
  let folder: string;
  beforeAll(async () => {
    project = await open();
    folder = folderOf(project.dataDir);
    const secret = project.client({ key: project.keys.secretKey });
    const png = await pictures.png();
    await secret.storage.from("blog_images").upload("a.png", png, { contentType: "image/png" });
  });
  afterAll(() => project.close());

  test("a backup says what is in it", async () => {
    const path = await backUp(project.database, project.dataDir);
    const { default: manifest }: { default: Manifest } = await import(join(path, manifestName), {
      with: { type: "json" },
    });
    expect(manifest).toEqual({
      madeAt: expect.stringMatching(/^\d{4}-.*Z$/),
      engine: project.database.engine,
      migration: expect.stringMatching(/^2026\d{10}$/),
      files: 1,
    });
  });

  test("the newest seven are kept, and files of other names; a broken-off one goes", async () => {
    const old = Array.from({ length: 8 }, (_, day) => `2026-01-0${day + 1}T03-00-00-000Z`);
    for (const name of [...old, "2026-01-09T03-00-00-000Z.part"]) mkdirSync(join(folder, name));
    writeFileSync(join(folder, "notes.txt"), "");
    const path = await backUp(project.database, project.dataDir);
    const names = readdirSync(folder);
    const dated = names.filter((name) => name !== "notes.txt");
    expect(names).toContain("notes.txt");
    expect(dated).toHaveLength(7);
    expect(dated.map((name) => join(folder, name))).toContain(path);
    expect(dated).not.toContain(old[0]);
  });

  test("one that fails leaves nothing", async () => {
    const before = readdirSync(folder);
    const full = { ...project.database, backUp: () => Promise.reject(new Error("No space left")) };
    await expect(backUp(full, project.dataDir)).rejects.toThrow("No space left");
    expect(readdirSync(folder)).toEqual(before);
  });

  test("writes go on after a backup", async () => {
    const secret = project.client({ key: project.keys.secretKey });
    const row = { title: "After", slug: "after", content: "Text" };
    expect((await secret.from("blog_posts").insert(row)).error).toBeNull();
  });
});
