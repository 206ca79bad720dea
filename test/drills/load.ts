import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { type AccountSite, anyAddress, startAccountSite } from "../accounts.ts";
import { at, round } from "../figures.ts";
import { sessionCookie } from "../session-cookie.ts";
import { visit } from "../visitors.ts";

export type LoadReport = {
  cachedPerSecond: number;
  uncachedPerSecond: number;
  /** Answers of 400 and more, or none at all. */
  errors: number;
  /** The greatest Age of a page, in seconds. */
  oldest: number;
  saves: number;
  saveP95: number;
  /** Pages that showed an older version of the post than the editor had been told is saved. */
  outdated: number;
  readings: number;
  /** Megabytes, from time to time. */
  memory: number[];
};

const slug = "on-the-desk";
const paths = ["/", "/blog", `/blog/${slug}`, "/services"];
const past = "?past=the-page-cache";

/**
 * Visitors on 64 connections read cached pages, on 8 uncached ones, while an editor saves a post
 * over and over and a reader checks that each version is there once it is saved.
 */
export async function loadSite(seconds: number): Promise<LoadReport> {
  const site = await startAccountSite();
  const editor = await createEditor(site);
  await editor.save(0);
  const end = Date.now() + seconds * 1_000;
  const visitors = Promise.all([
    visit(
      paths.map((path) => site.url + path),
      { connections: 64, seconds },
    ),
    visit(
      paths.map((path) => site.url + path + past),
      { connections: 8, seconds },
    ),
  ]);
  const saves: number[] = [];
  const readings: boolean[] = [];
  const memory: number[] = [];
  const until = async (pause: number, work: () => unknown) => {
    for (; Date.now() < end; await sleep(pause)) await work();
  };
  let saved = 0;
  await Promise.all([
    until(250, async () => {
      const start = performance.now();
      await editor.save(saved + 1);
      saves.push(performance.now() - start);
      saved += 1;
    }),
    until(20, async () => {
      const least = saved;
      readings.push((await readVersion(site)) >= least);
    }),
    until(seconds * 50, () => memory.push(memoryOf(site))),
  ]);
  const [cached, uncached] = await visitors;
  await site.stop();
  return {
    cachedPerSecond: round(cached.perSecond),
    uncachedPerSecond: round(uncached.perSecond),
    errors: cached.errors + uncached.errors,
    oldest: Math.max(cached.oldest, uncached.oldest),
    saves: saves.length,
    saveP95: round(at(saves, 0.95)),
    outdated: readings.filter((isCurrent) => !isCurrent).length,
    readings: readings.length,
    memory,
  };
}

/** An admin with the post open; each save writes another version of it, as the form does. */
async function createEditor(site: AccountSite) {
  const account = await site.createAccount("admin");
  const cookie = await sessionCookie(site.url, account, { "X-Forwarded-For": anyAddress() });
  const id = randomUUID();
  return {
    async save(version: number): Promise<void> {
      const { data } = await site.admin.from("blog_posts").select("updated_at").eq("id", id);
      const updatedAt = data?.[0]?.updated_at ?? "";
      const texts = { title: `Version ${version}.`, slug, excerpt: "", content: "Text" };
      const response = await fetch(
        site.url + (updatedAt ? `/admin/blog/edit/${id}` : "/admin/blog/create"),
        {
          method: "POST",
          body: new URLSearchParams({
            id,
            updatedAt,
            status: "published",
            ...texts,
            featuredImage: "",
          }),
          headers: { Origin: site.url, Cookie: cookie },
          redirect: "manual",
        },
      );
      if (response.status !== 302) throw new Error(`A save was answered with ${response.status}`);
    },
  };
}

async function readVersion({ url }: AccountSite): Promise<number> {
  const text = await (await fetch(`${url}/blog/${slug}`)).text();
  return Number(/Version (\d+)\./.exec(text)?.[1] ?? -1);
}

/** Resident memory of the whole process, the database in its worker included. */
export function memoryOf({ process: { pid } }: Pick<AccountSite, "process">): number {
  const kilobytes = execFileSync("ps", ["-o", "rss=", "-p", `${pid}`], { encoding: "utf8" });
  return Math.round(Number(kilobytes) / 1024);
}
