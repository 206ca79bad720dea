import { listCategoriesWithCounts } from "../app/posts/categories.ts";
import { findPublishedPost, listPublishedPosts } from "../app/posts/posts.ts";
import { median, round, timeEach } from "../test/figures.ts";
import { startPostgres } from "../test/postgres.ts";
import { openTestProject, type TestProject } from "../test/project.ts";

const rounds = 60;

/**
 * What the list and a post cost the database, with 10 and with 1,000 posts, as milliseconds at the
 * backend's door (gate, PostgREST, transaction and query; no network).
 */
export async function measureDatabase() {
  const server = await startPostgres();
  const rows = [];
  for (const engine of ["PGlite", "PostgreSQL"] as const) {
    const databaseUrl = engine === "PostgreSQL" ? await server.createDatabase("bench") : undefined;
    const project = await openTestProject({ databaseUrl, seed: "demo" });
    for (const posts of [10, 1_000]) {
      await fillUp(project, posts);
      rows.push({ engine, posts, ...(await measure(project)) });
    }
    await project.close();
  }
  await server.stop();
  return rows;
}

async function fillUp(project: TestProject, posts: number): Promise<void> {
  await project.database.query(
    `with added as (
       insert into public.blog_posts (title, slug, excerpt, content, status, published_at, author_id)
       select 'Post ' || n, 'post-' || n, 'An excerpt', repeat('word ', 700), 'published',
         now() - n * interval '1 hour', (select id from public.profiles limit 1)
       from generate_series(1, $1::int - (select count(*)::int from public.blog_posts where status = 'published')) n
       returning id
     )
     insert into public.blog_post_categories (post_id, category_id)
     select added.id, c.id from added, lateral (
       select id from public.blog_categories where added.id is not null order by random() limit 1
     ) c`,
    [posts],
  );
  await project.database.query("analyze");
}

async function measure(project: TestProject) {
  const client = project.client();
  const time = async (work: () => Promise<unknown>) => round(median(await timeEach(rounds, work)));
  return {
    "list ms": await time(() => listPublishedPosts(client)),
    "counts ms": await time(() => listCategoriesWithCounts(client)),
    "post ms": await time(() => findPublishedPost(client, "24-songs-once-an-hour")),
  };
}
