import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines, newDatabase } from "../../test/engines.ts";
import { findPostgresPrograms } from "../../test/postgres.ts";
import type { TestProject } from "../../test/project.ts";
import { backUp } from "./backups.ts";

const programs = findPostgresPrograms() ?? "";
const slugs = "select slug from public.blog_posts";

/** Puts a backup into an empty database of the same kind and reads the posts in it. */
const restore = {
  pglite: async (path: string) => {
    const restored = await PGlite.create({ loadDataDir: new Blob([readFileSync(path)]) });
    const { rows } = await restored.query(slugs);
    await restored.close();
    return rows;
  },
  postgres: async (path: string) => {
    const url = await newDatabase();
    execFileSync(join(programs, "pg_restore"), ["--exit-on-error", `--dbname=${url}`, path]);
    const sql = postgres(url, { max: 1 });
    const rows = [...(await sql.unsafe(slugs))];
    await sql.end();
    return rows;
  },
};

describe.each(engines)("backups of $engine", ({ open }) => {
  const directory = join(mkdtempSync(join(tmpdir(), "backups-")), "made", "here");
  let project: TestProject;
  beforeAll(async () => {
    project = await open();
    await project.database.query(
      "insert into public.blog_posts (title, slug, content) values ('Kept', 'kept', 'Text')",
    );
  });
  afterAll(async () => {
    await project.close();
    rmSync(directory, { recursive: true });
  });

  test("a backup holds every row and can be restored", async () => {
    const path = await backUp(project.database, directory);
    expect(await restore[project.database.engine](path)).toEqual([{ slug: "kept" }]);
  });

  test("only the owner of the process can open it", () => {
    const [name = ""] = readdirSync(directory);
    expect(statSync(directory).mode & 0o077).toBe(0);
    expect(name).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.(tar\.gz|dump)$/);
  });

  test("the newest seven are kept, and files of other names", async () => {
    const extension = project.database.backupExtension;
    const old = Array.from({ length: 8 }, (_, day) => `2026-01-0${day + 1}T03-00-00Z.${extension}`);
    for (const name of [...old, "notes.txt"]) writeFileSync(join(directory, name), "");
    const path = await backUp(project.database, directory);
    const names = readdirSync(directory);
    const dated = names.filter((name) => name !== "notes.txt");
    expect(names).toContain("notes.txt");
    expect(dated).toHaveLength(7);
    expect(dated.map((name) => join(directory, name))).toContain(path);
    expect(dated).not.toContain(old[0]);
  });

  test("writes go on after a backup", async () => {
    await project.database.query("update public.blog_posts set title = 'After'");
    const secret = project.client({ key: project.keys.secretKey });
    expect((await secret.from("blog_posts").select("title")).data).toEqual([{ title: "After" }]);
  });
});
