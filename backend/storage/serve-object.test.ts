import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines } from "../../test/engines.ts";
import { pictures } from "../../test/images.ts";
import type { Client, TestProject } from "../../test/project.ts";

describe.each(engines)("stored files on $engine", ({ open }) => {
  let project: TestProject;
  let admin: Client;
  let size: number;
  beforeAll(async () => {
    project = await open();
    admin = project.client(await project.createAccount("admin"));
    const bucket = admin.storage.from("blog_images");
    await bucket.upload("a.png", await pictures.png(), { cacheControl: "3600" });
    const blob = new Blob([new Uint8Array(await pictures.webp())]);
    await bucket.upload("b.webp", blob, { cacheControl: "1\r\nX-Y: z" });
    size = (await bucket.info("a.png")).data?.size ?? 0;
  });
  afterAll(() => project.close());

  const publicUrl = (path: string) => `http://backend.test/storage/v1/object/public/${path}`;
  async function get(headers: Record<string, string> = {}, path = "blog_images/a.png", init = {}) {
    const response = await project.fetch(new Request(publicUrl(path), { headers, ...init }));
    const body = Buffer.from(await response.arrayBuffer());
    return { status: response.status, headers: Object.fromEntries(response.headers), body };
  }

  test("are public without a key, cached as long as was said, and can do nothing", async () => {
    const { status, headers, body } = await get();
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      "content-type": "image/png",
      "content-length": String(size),
      "cache-control": "public, max-age=3600",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
      etag: expect.stringMatching(/^"[\w-]{22}"$/),
    });
    expect(body).toHaveLength(size);
    expect((await get({}, "blog_images/b.webp")).headers["cache-control"]).toBe("public, no-cache");
  });

  test("HEAD tells the same without the bytes", async () => {
    const whole = await get();
    const head = await get({}, undefined, { method: "HEAD" });
    expect(head).toEqual({ ...whole, body: Buffer.alloc(0) });
  });

  test("are not sent again to who has them", async () => {
    const { etag = "" } = (await get()).headers;
    for (const known of [etag, `W/${etag}`, `"x", ${etag}`, "*"]) {
      expect(await get({ "If-None-Match": known })).toMatchObject({
        status: 304,
        headers: { etag },
        body: Buffer.alloc(0),
      });
    }
    expect((await get({ "If-None-Match": '"x"' })).status).toBe(200);
  });

  test.each([
    ["bytes=0-9", 0, 9],
    ["bytes=10-", 10, -1],
    ["bytes=-10", -10, -1],
    ["bytes=0-999999999", 0, -1],
    ["bytes=-999999999", 0, -1],
  ])("in part: %s", async (range, first, last) => {
    const [start, end] = [first < 0 ? size + first : first, last < 0 ? size + last : last];
    const whole = (await get()).body;
    const part = await get({ Range: range });
    expect(part.status).toBe(206);
    expect(part.headers["content-range"]).toBe(`bytes ${start}-${end}/${size}`);
    expect(part.body).toEqual(whole.subarray(start, end + 1));
  });

  test("a part that isn't there is refused, and one nobody understands is the whole", async () => {
    for (const range of ["bytes=999999-", "bytes=-0", "bytes=9-3"]) {
      const { status, headers } = await get({ Range: range });
      expect([range, status, headers["content-range"]]).toEqual([range, 416, `bytes */${size}`]);
    }
    for (const range of ["bytes=0-1,3-4", "lines=1-2", "bytes=a-b", "bytes=-"]) {
      expect((await get({ Range: range })).status, range).toBe(200);
    }
    expect((await get({ Range: "bytes=0-9", "If-Range": '"x"' })).status).toBe(200);
  });

  test("as a download under a name that stays inside its header", async () => {
    const { headers } = await get({}, "blog_images/a.png?download=%22a%22%0d%0aX-Y:%20z.png");
    expect(headers["content-disposition"]).toBe(
      "attachment; filename*=UTF-8''%22a%22%0D%0AX-Y%3A%20z.png",
    );
    expect(headers["x-y"]).toBeUndefined();
  });

  test("are not public in a bucket that isn't", async () => {
    const owner = project.client({ key: project.keys.secretKey });
    await owner.storage.createBucket("closed", { public: false });
    await owner.storage.from("closed").upload("a.png", await pictures.png());
    for (const path of ["closed/a.png", "blog_images/none.png", "none/a.png", "blog_images/%00"]) {
      expect([400, 404], path).toContain((await get({}, path)).status);
    }
    expect((await admin.storage.from("closed").download("a.png")).error).not.toBeNull();
    expect((await owner.storage.from("closed").download("a.png")).data?.size).toBeGreaterThan(0);
  });

  test("lie in folders as supabase-js lists them", async () => {
    const bucket = admin.storage.from("blog_images");
    for (const name of ["2026/b.png", "2026/A.png", "2026/11/c.png", "2025/d.png"]) {
      await bucket.upload(name, await pictures.png());
    }
    const names = async (...parameters: Parameters<typeof bucket.list>) =>
      (await bucket.list(...parameters)).data?.map(({ name }) => name);
    expect(await names()).toEqual(["2025", "2026", "a.png", "b.webp"]);
    expect(await names("2026/")).toEqual(expect.arrayContaining(["11", "A.png", "b.png"]));
    expect(await names("2026", { search: "a" })).toEqual(["A.png"]);
    expect(await names("2026", { limit: 1, offset: 1, sortBy: { column: "created_at" } })).toEqual([
      "b.png",
    ]);
    expect(await names("202")).toEqual([]);
    expect(await names("", { sortBy: { column: "name", order: "desc" } })).toEqual([
      "b.webp",
      "a.png",
      "2026",
      "2025",
    ]);
    const { data } = await bucket.list();
    expect(data?.[0]).toMatchObject({ id: null, metadata: null });
    expect(data?.[2]?.metadata).toMatchObject({
      mimetype: "image/png",
      size,
      cacheControl: "max-age=3600",
    });
    expect(await bucket.exists("2026/11/c.png")).toEqual({ data: true, error: null });
    expect((await bucket.exists("2026/11/x.png")).data).toBe(false);
    const signed = await bucket.createSignedUrl("a.png", 60);
    expect(signed.error).toMatchObject({ status: 400, message: /Signed URLs are not available/ });
  });
});
