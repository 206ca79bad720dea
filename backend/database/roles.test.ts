import { afterAll, beforeAll, expect, test } from "vitest";
import { type PostgresServer, startPostgres } from "../../test/postgres.ts";
import { openTestProject } from "../../test/project.ts";

// A cluster nobody has used: roles belong to all its databases.
let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

test("several databases of a new cluster can be made ready at once", async () => {
  const urls = await Promise.all(
    ["a", "b", "c", "d", "e", "f"].map((name) => server.createDatabase(name)),
  );
  const projects = await Promise.all(urls.map((databaseUrl) => openTestProject({ databaseUrl })));
  const keys = new Set(projects.map((project) => project.keys.jwtSecret));
  expect(keys.size).toBe(6);
  await Promise.all(projects.map((project) => project.close()));
});

test("several processes can make one database ready at once, and agree on keys and migrations", async () => {
  const databaseUrl = await server.createDatabase("shared");
  const projects = await Promise.all(
    Array.from({ length: 3 }, () => openTestProject({ databaseUrl, seed: "demo" })),
  );
  expect(new Set(projects.map((project) => JSON.stringify(project.keys))).size).toBe(1);
  for (const project of projects) {
    const { data } = await project.client().from("blog_posts").select("id");
    expect(data).toHaveLength(10);
  }
  await Promise.all(projects.map((project) => project.close()));
});
