import { randomUUID } from "node:crypto";
import postgres from "postgres";
import { inject } from "vitest";
import { openTestProject, type TestProject } from "./project.ts";

type Options = Omit<NonNullable<Parameters<typeof openTestProject>[0]>, "databaseUrl">;

/** The two databases every rule of the data has to hold on: `describe.each(engines)`. */
export const engines = [
  { engine: "PGlite", open: (options: Options = {}) => openTestProject(options) },
  {
    engine: "PostgreSQL",
    open: async (options: Options = {}): Promise<TestProject> =>
      openTestProject({ ...options, databaseUrl: await newDatabase() }),
  },
] as const;

/** The URL of an empty database in the cluster of this test run. */
export async function newDatabase(): Promise<string> {
  const url = new URL(inject("postgresUrl"));
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const sql = postgres(url.href, { max: 1, onnotice: () => undefined });
  await sql.unsafe(`create database ${name}`);
  await sql.end();
  url.pathname = name;
  return url.href;
}
