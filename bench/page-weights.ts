import { anyAddress, startAccountSite } from "../test/accounts.ts";
import { publicPages } from "../test/e2e/public-pages.ts";
import { round } from "../test/figures.ts";
import { weighPage } from "../test/page-weight.ts";
import { sessionCookie } from "../test/session-cookie.ts";

/** Compressed kB of each page by type, with an empty cache. */
export async function measureWeights() {
  const site = await startAccountSite();
  const account = await site.createAccount("admin");
  const cookie = await sessionCookie(site.url, account, { "X-Forwarded-For": anyAddress() });
  const rows = [];
  for (const path of [...publicPages, "/auth/login", "/admin/dashboard", "/admin/blog/create"]) {
    const weight = await weighPage(site.url, path, path.startsWith("/admin") ? cookie : "");
    const { html, css, fonts } = weight;
    const kB = Object.entries(weight).map(([type, bytes]) => [type, round(bytes / 1_000)]);
    const together = round((html + css + fonts) / 1_000);
    rows.push({ page: path, "HTML + CSS + fonts": together, ...Object.fromEntries(kB) });
  }
  await site.stop();
  return rows;
}
