import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { buildDatabaseTypes } from "../scripts/database-types.ts";
import { engines } from "../test/engines.ts";

test.each(engines)("the types are those of the tables on $engine", async ({ open }) => {
  const project = await open();
  const stored = readFileSync(join(import.meta.dirname, "database.types.ts"), "utf8");
  expect(await buildDatabaseTypes(project.database), "run `npm run types`").toBe(stored);
  await project.close();
});
