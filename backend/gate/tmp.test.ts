import { test } from "vitest";
import { engines } from "../../test/engines.ts";
import { hostileRequests } from "../../test/fixtures/hostile-requests.ts";
test.each(engines)("$engine", async ({open}) => {
  const project = await open();
  const { token, id } = await project.createAccount("user");
    await project.database.runFile(`
      insert into public.blog_posts (title, slug, excerpt, content, status, author_id)
      select 'Post ' || n, 'post-' || n, 'About', repeat('a', 20000) || n, 'published', '${id}'
      from generate_series(1, 20) n;`);
  const out: string[] = [];
  for (const { path, method, headers, body } of [...hostileRequests["odd and endless embeds"]!, {path:"blog_posts?select=profiles(blog_posts_author_id_fkey(id))"}, {path:"blog_posts?select=author_id(id)"}, {path:"profiles?select=author_id(id)"}, {path:"blog_posts?select=blog_posts_author_id_fkey(id)"}, {path:"blog_posts?select=profiles(blog_posts(*))"}]) {
    const t = performance.now();
    const r = await project.fetch(new Request(`http://backend.test/rest/v1/${path}`, { method, body, headers: { apikey: project.keys.publishableKey, ...headers } }));
    const x = await r.text();
    out.push([Math.round(performance.now()-t), r.status, x.length, path.slice(0,120), x.slice(0,150)].join(" "));
  }
  console.log(out.join("\n"));
  await project.close();
  throw 1;
}, 60000);
