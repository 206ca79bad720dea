import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readdirSync } from "node:fs";
import { rm, statfs, writeFile } from "node:fs/promises";
import { type IncomingMessage, request as send } from "node:http";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AccountSite, startAccountSite } from "../../../test/accounts.ts";
import { jpegOfSize, pictures, roughJpeg } from "../../../test/images.ts";
import { sessionCookie } from "../../../test/session-cookie.ts";

const limit = 5 * 1024 * 1024;
let site: AccountSite;
let headers: Record<string, string>;
let url: string;
beforeAll(async () => {
  site = await startAccountSite();
  const cookie = await sessionCookie(site.url, await site.createAccount("admin"));
  headers = { Cookie: cookie, Origin: site.url, "Content-Type": "image/jpeg" };
  url = `${site.url}/admin/images?name=Holiday.JPG`;
});
afterAll(() => site.stop());

const folder = () => join(site.dataDir, "storage");
const incoming = () => readdirSync(join(folder(), "incoming"));
const files = () => readdirSync(folder()).sort();

async function listNames(): Promise<string[]> {
  const { data, error } = await site.admin.storage.from("blog_images").list("", { limit: 1000 });
  if (error) throw error;
  return data.map(({ name }) => name).sort();
}

async function post(body: NonNullable<RequestInit["body"]>, signal?: AbortSignal) {
  const init: RequestInit & { duplex: "half" } = {
    method: "POST",
    headers,
    body,
    duplex: "half",
    signal,
  };
  const response = await fetch(url, init);
  return { status: response.status, ...(await response.json()) };
}

/** The bytes in small pieces, without their number; `wait` milliseconds before each. */
function inPieces(bytes: Uint8Array, wait: number): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream({
    async pull(controller) {
      await pause(wait);
      controller.enqueue(bytes.subarray(at, at + 65_536));
      at += 65_536;
      if (at >= bytes.length) controller.close();
    },
  });
}

describe("a picture sent to the site", () => {
  test.each([
    ["with its size announced", (bytes: Uint8Array<ArrayBuffer>) => bytes],
    ["in pieces", (bytes: Uint8Array<ArrayBuffer>) => inPieces(bytes, 0)],
  ])("247, 249: %s passes with 5 MB, and not with one byte more", async (_how, body) => {
    const before = await listNames();
    const passed = await post(body(new Uint8Array(await jpegOfSize(limit))));
    expect(passed).toMatchObject({ status: 201, toast: { title: "Upload successful" } });
    expect(passed.image).toMatch(/^\d{13}\.jpg$/);
    const refused = await post(body(new Uint8Array(await jpegOfSize(limit + 1))));
    const toast = { title: "File too large", description: "Maximum file size is 5MB" };
    expect(refused).toMatchObject({ status: 400, image: null, toast });
    expect(await listNames()).toEqual([...before, passed.image].sort());
    await expect.poll(incoming).toEqual([]);
  });

  test("248: a slow one is stored, however long it takes", async () => {
    const bytes = await jpegOfSize(9 * 65_536);
    expect(await post(inPieces(bytes, 1_000))).toMatchObject({ status: 201 });
  });

  test("248, 251: a slow one that is cancelled leaves nothing", async () => {
    const [names, stored] = [await listNames(), files()];
    const cancel = new AbortController();
    const uploading = post(inPieces(await jpegOfSize(2_000_000), 50), cancel.signal);
    await expect.poll(incoming).toHaveLength(1);
    cancel.abort();
    await expect(uploading).rejects.toThrow(/abort/);
    await expect.poll(incoming).toEqual([]);
    expect([await listNames(), files()]).toEqual([names, stored]);
  });

  test("a connection cut at half leaves nothing", async () => {
    const [names, stored] = [await listNames(), files()];
    const bytes = await jpegOfSize(2_000_000);
    const upload = send(url, {
      method: "POST",
      headers: { ...headers, "Content-Length": bytes.length },
    });
    upload.on("error", () => undefined);
    upload.write(bytes.subarray(0, 1_000_000));
    await expect.poll(incoming).toHaveLength(1);
    upload.destroy();
    await expect.poll(incoming).toEqual([]);
    expect([await listNames(), files()]).toEqual([names, stored]);
  });

  test("one that is refused as it begins ends its connection, since the rest of it still comes", async () => {
    const upload = send(url, {
      method: "POST",
      headers: { ...headers, "Content-Length": 9_000_000 },
    });
    upload.on("error", () => undefined);
    upload.write(Buffer.alloc(100_000));
    const [answer]: IncomingMessage[] = await once(upload, "response");
    expect([answer?.statusCode, answer?.headers.connection]).toEqual([400, "close"]);
    answer?.resume();
  });

  test("what is no picture is refused with the reason", async () => {
    expect(await post("not a picture")).toMatchObject({
      status: 400,
      toast: { title: "Upload failed", description: expect.stringContaining("not supported") },
    });
  });
});

// A real full disk: a tmpfs of a few megabytes, which only root can mount.
describe.runIf(process.getuid?.() === 0)("a full disk (root only)", () => {
  beforeAll(() => {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=4m", "tmpfs", folder()]);
    mkdirSync(join(folder(), "incoming"));
  });
  afterAll(() => execFileSync("umount", [folder()]));

  test.each([
    ["while receiving", 0.5],
    ["while storing", 1.1],
  ])("251: %s: an error, the old picture kept, nothing left over", async (_when, room) => {
    const old = await post(new Uint8Array(await pictures.jpeg()));
    const [names, stored] = [await listNames(), files()];
    const bytes = await roughJpeg(); // which is stored at a better quality, in more bytes
    const { bavail, bsize } = await statfs(folder());
    await writeFile(join(folder(), "other"), Buffer.alloc(bavail * bsize - bytes.length * room));

    const toast = { title: "Upload failed", description: "There is no room left for files" };
    expect(await post(new Uint8Array(bytes))).toMatchObject({ status: 400, image: null, toast });

    await rm(join(folder(), "other"));
    expect(incoming()).toEqual([]);
    expect([await listNames(), files()]).toEqual([names, stored]);
    expect((await fetch(`${site.url}/images/${old.image}`)).status).toBe(200);
  });
});
