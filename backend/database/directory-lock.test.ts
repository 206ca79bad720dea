import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { lockDirectory } from "./directory-lock.ts";

const parent = mkdtempSync(join(tmpdir(), "lock-"));
let count = 0;
let directory: string;
beforeEach(() => {
  count += 1;
  directory = join(parent, `${count}`);
  mkdirSync(directory);
});
afterAll(() => rmSync(parent, { recursive: true }));

/** A process of its own that holds the directory. */
async function lockElsewhere(place: string) {
  const program = `
    import { lockDirectory } from ${JSON.stringify(join(import.meta.dirname, "directory-lock.ts"))};
    await lockDirectory(${JSON.stringify(place)});
    console.log("locked");
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", program]);
  await once(child.stdout, "data");
  return async () => {
    child.kill("SIGKILL");
    await once(child, "exit");
  };
}

test("a second lock is refused with a message that names the directory", async () => {
  const unlock = await lockDirectory(directory);
  await expect(lockDirectory(directory)).rejects.toThrow(
    `DATA_DIR: another process is using ${directory}; stop it or choose another directory`,
  );
  await unlock();
});

test("the lock is free again once it is given back, and after a refused attempt", async () => {
  const unlock = await lockDirectory(directory);
  await lockDirectory(directory).catch(() => undefined);
  await unlock();
  await (await lockDirectory(directory))();
  await (await lockDirectory(directory))();
});

test("another process is seen, and its lock ends with kill -9", async () => {
  const kill = await lockElsewhere(directory);
  await expect(lockDirectory(directory)).rejects.toThrow("another process is using");
  await kill();
  await (await lockDirectory(directory))();
});

test("a lock file nobody listens on is a leftover and is taken over", async () => {
  writeFileSync(join(directory, "lock"), "");
  const unlock = await lockDirectory(directory);
  await expect(lockDirectory(directory)).rejects.toThrow("another process is using");
  await unlock();
});

test("a path too long for a socket is locked all the same", async () => {
  const deep = join(directory, "long".repeat(20), "long".repeat(20));
  mkdirSync(deep, { recursive: true });
  const unlock = await lockDirectory(deep);
  await expect(lockDirectory(deep)).rejects.toThrow("another process is using");
  await unlock();
  await (await lockDirectory(deep))();
});

test("two directories are two locks", async () => {
  const other = join(directory, "other");
  mkdirSync(other);
  const unlocks = await Promise.all([lockDirectory(directory), lockDirectory(other)]);
  await Promise.all(unlocks.map((unlock) => unlock()));
});
