import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { memoryOf } from "../test/drills/load.ts";
import { median, round } from "../test/figures.ts";
import { startServer, type TestServer } from "../test/server.ts";
import { load } from "./load.ts";

const starts = 5;

/** Seconds from the start of the process to the first page with data, and its memory in MB. */
export async function measureStart() {
  const dataDir = mkdtempSync(join(tmpdir(), "bench-"));
  const fresh = await start(dataDir);
  await fresh.site.stop();
  const seconds: number[] = [];
  for (let count = 1; count < starts; count += 1) {
    const { site, took } = await start(dataDir);
    seconds.push(took);
    await site.stop();
  }
  const { site, took } = await start(dataDir);
  seconds.push(took);
  await sleep(5_000);
  const idle = memoryOf(site);
  await load(`${site.url}/blog`, { connections: 16, seconds: 5 });
  const afterCached = memoryOf(site);
  await load(`${site.url}/blog?past=the-page-cache`, { connections: 8, seconds: 10 });
  const afterUncached = memoryOf(site);
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
  return [
    {
      "first start s": round(fresh.took),
      "start s": round(median(seconds)),
      "idle MB": idle,
      "after cached load MB": afterCached,
      "after uncached load MB": afterUncached,
    },
  ];
}

async function start(dataDir: string): Promise<{ site: TestServer; took: number }> {
  const begin = performance.now();
  const site = await startServer({ dataDir });
  const response = await fetch(`${site.url}/blog`);
  await response.text();
  if (!response.ok) throw new Error(`The first page is a ${response.status}`);
  return { site, took: (performance.now() - begin) / 1_000 };
}
