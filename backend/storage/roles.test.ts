import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { engines } from "../../test/engines.ts";
import { pictures } from "../../test/images.ts";
import type { Client, TestProject } from "../../test/project.ts";

const actors = ["visitor", "user", "admin", "secret key"] as const;
type Actor = (typeof actors)[number];
type Outcome = number | string[] | string;

/** What each may do with the bucket of the blog's images: a status, or what comes back. */
const operations: [what: string, run: (client: Client) => Promise<Outcome>, ...Outcome[]][] = [
  ["upload a Buffer", (client) => put(client, "new.png"), 403, 403, "stored", "stored"],
  ["upload a Blob", (client) => putBlob(client, "new.png"), 403, 403, "stored", "stored"],
  ["upload where one is", (client) => put(client, "there.png"), 403, 403, 409, 409],
  ["overwrite by upsert", (client) => put(client, "there.png", true), 403, 403, 403, "stored"],
  ["upsert a new one", (client) => put(client, "new.png", true), 403, 403, "stored", "stored"],
  ["overwrite by update", replace, 404, 404, 404, "stored"],
  ["move", (client) => status(bucketOf(client).move("there.png", "b.png")), 404, 404, 404, 200],
  ["copy", (client) => status(bucketOf(client).copy("there.png", "b.png")), 404, 404, 200, 200],
  ["list", list, [], [], ["there.png"], ["there.png"]],
  ["read by name", (client) => status(bucketOf(client).info("there.png")), 404, 404, 200, 200],
  ["download", (client) => status(bucketOf(client).download("there.png")), 404, 404, 200, 200],
  ["remove", remove, [], [], ["there.png"], ["there.png"]],
  ["list buckets", listBuckets, [], [], ["blog_images"], ["blog_images"]],
  [
    "read a bucket",
    (client) => status(client.storage.getBucket("blog_images")),
    404,
    404,
    200,
    200,
  ],
  [
    "empty the bucket",
    (client) => status(client.storage.emptyBucket("blog_images")),
    404,
    404,
    200,
    200,
  ],
  ["create a bucket", (client) => status(client.storage.createBucket("other")), 403, 403, 403, 200],
  ["change a bucket", openUp, 404, 404, 404, 200],
  ["delete a bucket", (client) => status(client.storage.deleteBucket("spare")), 404, 404, 404, 200],
  [
    "delete one in use",
    (client) => status(client.storage.deleteBucket("blog_images")),
    404,
    404,
    404,
    409,
  ],
  ["upload elsewhere", (client) => put(client, "new.png", false, "spare"), 403, 403, 403, "stored"],
  ["upload nowhere", (client) => put(client, "new.png", false, "none"), 404, 404, 404, 404],
];

describe.each(engines)("images on $engine", ({ open }) => {
  let project: TestProject;
  const clients = new Map<Actor, Client>();
  beforeAll(async () => {
    project = await open();
    const user = await project.createAccount("user");
    const admin = await project.createAccount("admin");
    clients.set("visitor", project.client());
    clients.set("user", project.client(user));
    clients.set("admin", project.client(admin));
    clients.set("secret key", project.client({ key: project.keys.secretKey }));
  });
  afterAll(() => project.close());

  beforeEach(async () => {
    await project.database.runFile(`
      delete from storage.objects;
      delete from storage.buckets where id <> 'blog_images';
      update storage.buckets set public = true;
      insert into storage.buckets (id, name) values ('spare', 'spare');`);
    await put(clients.get("secret key")!, "there.png");
  });

  describe.each(operations)("%s", (_what, run, ...outcomes) => {
    test.each(actors)("as %s", async (actor) => {
      const expected = outcomes[actors.indexOf(actor)];
      const result = await run(clients.get(actor)!);
      const seen = Array.isArray(result) ? result.filter((name) => name !== "spare") : result;
      expect(seen).toEqual(expected);
      expect(project.reports).toEqual([]);
    });
  });

  test("whoever may see a bucket can't empty it without a right to delete", async () => {
    await project.database.runFile(
      "create policy everybody on storage.buckets for select to anon using (true)",
    );
    expect(await status(clients.get("visitor")!.storage.emptyBucket("blog_images"))).toBe(200);
    expect(await list(clients.get("admin")!)).toEqual(["there.png"]);
    await project.database.runFile("drop policy everybody on storage.buckets");
  });

  test("files and rows agree after all that", async () => {
    const rows = await project.database.query<{ version: string }>(
      "select version from storage.objects",
    );
    const files = await project.folders.files.list!();
    const known = new Set(files.map(({ key }) => key));
    expect(rows.every(({ version }) => known.has(version))).toBe(true);
  });
});

function bucketOf(client: Client, bucket = "blog_images") {
  return client.storage.from(bucket);
}

async function put(client: Client, name: string, upsert = false, bucket?: string) {
  const bytes = await pictures.png();
  const { error } = await bucketOf(client, bucket).upload(name, bytes, { upsert });
  return error ? statusOf(error) : "stored";
}

async function putBlob(client: Client, name: string) {
  const file = new Blob([new Uint8Array(await pictures.png())], { type: "image/png" });
  const { error } = await bucketOf(client).upload(name, file);
  return error ? statusOf(error) : "stored";
}

async function replace(client: Client) {
  const { error } = await bucketOf(client).update("there.png", await pictures.webp());
  return error ? statusOf(error) : "stored";
}

async function list(client: Client) {
  return namesOf((await bucketOf(client).list()).data);
}

async function remove(client: Client) {
  return namesOf((await bucketOf(client).remove(["there.png", "missing.png"])).data);
}

async function listBuckets(client: Client) {
  return namesOf((await client.storage.listBuckets()).data);
}

async function openUp(client: Client) {
  return status(client.storage.updateBucket("spare", { public: true }));
}

function namesOf(entries: { name: string }[] | null): string[] {
  return (entries ?? []).map(({ name }) => name);
}

async function status(answer: PromiseLike<{ error: Error | null }>): Promise<number> {
  const { error } = await answer;
  return error ? statusOf(error) : 200;
}

function statusOf(error: Error): number {
  return "status" in error ? Number(error.status) : 0;
}
