import { type AccountSite, anyAddress, startAccountSite } from "../test/accounts.ts";
import { median, round, timeEach } from "../test/figures.ts";
import { fetchBytes } from "../test/page-weight.ts";
import { sessionCookie } from "../test/session-cookie.ts";

const sizes = [10, 100, 1_000, 5_000];
const rounds = 7;
const past = "?past=the-page-cache";

/** What the list, a post and the admin's table cost as the blog grows; one visitor, PGlite. */
export async function measureGrowingBlog() {
  const site = await startAccountSite();
  const account = await site.createAccount("admin");
  const cookie = await sessionCookie(site.url, account, { "X-Forwarded-For": anyAddress() });
  const rows = [];
  for (const posts of sizes) {
    await fillUp(site, posts);
    const row: Record<string, number> = { posts };
    for (const [name, path, headers] of [
      ["list", `/blog${past}`, {}],
      ["post", `/blog/24-songs-once-an-hour${past}`, {}],
      ["table", "/admin/blog/posts", { Cookie: cookie }],
    ] as const) {
      const times = await timeEach(rounds, async () => {
        const response = await fetch(site.url + path, { headers });
        await response.arrayBuffer();
        if (response.status !== 200) throw new Error(`${path} answers ${response.status}`);
      });
      row[`${name} ms`] = round(median(times));
    }
    const list = await fetchBytes(`${site.url}/blog`, { "Accept-Encoding": "br" });
    row["list kB"] = round(list.length / 1_000);
    rows.push(row);
  }
  await site.stop();
  return rows;
}

/** Adds published posts of 700 words until there are so many. */
async function fillUp({ admin }: AccountSite, posts: number): Promise<void> {
  const { count } = await admin
    .from("blog_posts")
    .select("id", { count: "exact", head: true })
    .throwOnError();
  const rows = Array.from({ length: posts - (count ?? 0) }, (_, index) => ({
    title: `Post ${posts}-${index}`,
    slug: `post-${posts}-${index}`,
    excerpt: "What an hour of radio holds, and who decides that.",
    content: "word ".repeat(700),
    status: "published" as const,
    published_at: new Date(Date.now() - index * 3_600_000).toISOString(),
  }));
  for (let first = 0; first < rows.length; first += 500) {
    await admin
      .from("blog_posts")
      .insert(rows.slice(first, first + 500))
      .throwOnError();
  }
}
