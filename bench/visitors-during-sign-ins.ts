import { type Account, type AccountSite, anyAddress, startAccountSite } from "../test/accounts.ts";
import { round } from "../test/figures.ts";
import { sessionCookie } from "../test/session-cookie.ts";
import { visit } from "../test/visitors.ts";

const pages = ["/", "/blog", "/blog/24-songs-once-an-hour"];
const past = "?past=the-page-cache";
const signIns = 20;

/** What visitors of public pages notice while 20 people sign in at once, again and again. */
export async function measureVisitorsDuringSignIns() {
  const site = await startAccountSite();
  const accounts: Account[] = [];
  while (accounts.length < signIns) accounts.push(await site.createAccount());
  const quiet = await visitAll(site);
  let isOver = false;
  let done = 0;
  const crowd = accounts.map(async (account) => {
    const from = { "X-Forwarded-For": anyAddress() };
    while (!isOver) {
      await sessionCookie(site.url, account, from);
      done += 1;
    }
  });
  const begin = performance.now();
  const busy = await visitAll(site);
  isOver = true;
  await Promise.all(crowd);
  const perSecond = round((done * 1_000) / (performance.now() - begin));
  await site.stop();
  return quiet.map((row, index) => ({
    page: row.path,
    "quiet p50 ms": row.p50,
    "quiet p99 ms": row.p99,
    "busy p50 ms": busy[index]?.p50,
    "busy p99 ms": busy[index]?.p99,
    errors: row.errors + (busy[index]?.errors ?? 0),
    "sign-ins/s": perSecond,
  }));
}

async function visitAll({ url }: AccountSite) {
  const rows = [];
  for (const path of [...pages, ...pages.map((page) => page + past)]) {
    const { p50, p99, errors } = await visit([url + path], {
      connections: 1,
      seconds: 4,
      pause: 10,
    });
    rows.push({ path, p50: round(p50), p99: round(p99), errors });
  }
  return rows;
}
