import { median, round } from "../test/figures.ts";
import { startServer } from "../test/server.ts";
import { type Load, load } from "./load.ts";
import { startNginx } from "./nginx.ts";

const pages = {
  home: "/",
  list: "/blog",
  post: "/blog/24-songs-once-an-hour",
  feed: "/rss.xml",
};
const rounds = 3;
const past = "?past=the-page-cache";
const headers = { "Accept-Encoding": "gzip" };
const cached = { connections: 16, seconds: 2, headers };
const uncached = { connections: 8, seconds: 2, headers };

/**
 * Pages as visitors get them, from the cache and past it, beside nginx with the same bytes as files.
 * They take turns, so that a machine that is busy for a while is busy for all of them.
 */
export async function measurePages() {
  const site = await startServer();
  const nginx = await startNginx(site.url, Object.values(pages));
  const rows = [];
  for (const [name, path] of Object.entries(pages)) {
    const runs = { cached: [], uncached: [], nginx: [], tuned: [] } as Record<string, Load[]>;
    await load(site.url + path + past, uncached); // warms up
    for (let count = 0; count < rounds; count += 1) {
      runs.cached?.push(await load(site.url + path, cached));
      if (nginx) runs.nginx?.push(await load(nginx.url + path, cached));
      if (nginx) runs.tuned?.push(await load(nginx.tunedUrl + path, cached));
      runs.uncached?.push(await load(site.url + path + past, uncached));
    }
    rows.push({ page: name, ...summarize(runs) });
  }
  await nginx?.stop();
  await site.stop();
  return rows;
}

/** Medians of the rounds; a ratio is one of neighbors. Where nginx is not installed it is empty. */
function summarize({ cached = [], uncached = [], nginx = [], tuned = [] }: Record<string, Load[]>) {
  const rate = (runs: Load[]) => median(runs.map(({ perSecond }) => perSecond));
  const time = (runs: Load[], name: "p50" | "p99") => round(median(runs.map((run) => run[name])));
  const ratio = (those: Load[], these: Load[]) =>
    round(
      median(
        those.map(({ perSecond }, index) => perSecond / (these[index]?.perSecond ?? Number.NaN)),
      ),
    );
  const all = [...cached, ...uncached, ...nginx, ...tuned];
  return {
    "cached/s": round(rate(cached)),
    "p50 ms": time(cached, "p50"),
    "p99 ms": time(cached, "p99"),
    "nginx/s": round(rate(nginx)),
    "nginx ÷ cached": ratio(nginx, cached),
    "tuned nginx ÷ cached": ratio(tuned, cached),
    "uncached/s": round(rate(uncached)),
    "uncached p50 ms": time(uncached, "p50"),
    "uncached p99 ms": time(uncached, "p99"),
    "nginx ÷ uncached": ratio(nginx, uncached),
    errors: all.reduce((sum, { errors }) => sum + errors, 0),
  };
}
