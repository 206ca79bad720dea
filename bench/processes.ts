import { round } from "../test/figures.ts";
import { findPostgresPrograms, startPostgres } from "../test/postgres.ts";
import { startServer, type TestServer } from "../test/server.ts";
import { load } from "./load.ts";

const paths = {
  list: "/blog?past=the-page-cache",
  post: "/blog/24-songs-once-an-hour?past=the-page-cache",
};
const connections = 8;

/** Uncached pages of one and of two site processes on one PostgreSQL, with the same load in all. */
export async function measureProcesses() {
  if (!findPostgresPrograms()) return [];
  const postgres = await startPostgres();
  const env = { DATABASE_URL: await postgres.createDatabase("bench") };
  const sites = [await startServer({ env })];
  const rows = [await measure(sites)];
  sites.push(await startServer({ env }));
  rows.push(await measure(sites));
  for (const site of sites) await site.stop();
  await postgres.stop();
  return rows;
}

async function measure(sites: TestServer[]) {
  const row: Record<string, number> = { processes: sites.length };
  for (const [name, path] of Object.entries(paths)) {
    const share = connections / sites.length;
    const ask = (seconds: number) =>
      Promise.all(sites.map(({ url }) => load(url + path, { connections: share, seconds })));
    await ask(5); // warms up: the second process has only just started
    const runs = await ask(4);
    row[`${name}/s`] = round(runs.reduce((sum, { perSecond }) => sum + perSecond, 0));
    row[`${name} p99 ms`] = round(Math.max(...runs.map(({ p99 }) => p99)));
    row.errors = (row.errors ?? 0) + runs.reduce((sum, { errors }) => sum + errors, 0);
  }
  return row;
}
