import { CategoryBadges } from "../posts/badges.tsx";
import { Byline } from "../posts/byline.tsx";
import { Cover, coverUrl } from "../posts/cover.tsx";
import { renderContent } from "../posts/markdown.ts";
import { postPath } from "../posts/post.ts";
import { PostContent } from "../posts/post-content.tsx";
import { PostTitle } from "../posts/post-title.tsx";
import { findPostBefore, findPublishedPost } from "../posts/posts.ts";
import type { RouteHandle } from "../root.tsx";
import { pageMeta } from "../seo/metadata.ts";
import { getBackend } from "../session/backend.ts";
import { redirectWithToast } from "../session/flash.ts";
import { siteContext } from "../session/site-context.ts";
import { useVisitor } from "../session/use-site.ts";
import { SignUpForm } from "../shell/sign-up-form.tsx";
import type { Route } from "./+types/blog-post";
import { RelatedTopics } from "./related-topics.tsx";
import { Segue } from "./segue.tsx";

export const handle: RouteHandle = { static: true };

export async function loader({ params, context }: Route.LoaderArgs) {
  const db = getBackend(context);
  const post = await findPublishedPost(db, params.slug);
  if (!post) {
    const { origin } = context.get(siteContext).settings;
    throw await redirectWithToast("/blog", "post-not-found", origin);
  }
  const { content, ...rest } = post;
  const next = await findPostBefore(db, post.publishedAt);
  return { post: rest, blocks: renderContent(content), next };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { post } = loaderData;
  const path = postPath(post.slug);
  return pageMeta(
    {
      title: post.title,
      description: post.excerpt || `${post.title}: a post of Scheduler's Digest.`,
      path,
      type: "article",
      imageUrl: post.featuredImage ? coverUrl(post.featuredImage) : undefined,
      publishedAt: post.publishedAt,
      breadcrumbs: [
        { name: "Home", path: "/" },
        { name: "Blog", path: "/blog" },
        { name: post.title, path },
      ],
      schema: {
        "@type": "BlogPosting",
        headline: post.title,
        ...(post.publishedAt ? { datePublished: post.publishedAt } : {}),
        ...(post.author ? { author: { "@type": "Person", name: post.author } } : {}),
      },
    },
    matches[0].loaderData.site,
  );
}

export default function BlogPost({ loaderData }: Route.ComponentProps) {
  const { post, blocks, next } = loaderData;
  const isAdmin = useVisitor()?.role === "admin";
  return (
    <article className="post page grid gap-10 pt-8">
      <header className="grid justify-items-start gap-5">
        <p className="actions mb-4">
          <a className="button button-small button-quiet" href="/blog">
            Back to Blog
          </a>
          {isAdmin ? (
            <a className="button button-small button-quiet" href={`/admin/blog/edit/${post.id}`}>
              Edit
            </a>
          ) : null}
        </p>
        <CategoryBadges categories={post.categories} />
        <h1 className="h1 max-w-[24ch]">
          <PostTitle title={post.title} />
        </h1>
        {post.excerpt ? <p className="lead">{post.excerpt}</p> : null}
        <Byline publishedAt={post.publishedAt} author={post.author} />
      </header>
      <Cover
        image={post.featuredImage}
        title={post.title}
        sizes="(min-width: 78rem) 57rem, 94vw"
        eager
      />
      <div className="post-body">
        <PostContent blocks={blocks} />
        <RelatedTopics tags={post.tags} />
        <section className="log-rule grid gap-3 pt-6" aria-labelledby="sign-up">
          <h2 className="h3" id="sign-up">
            The next one, by e-mail
          </h2>
          <SignUpForm />
        </section>
        {next ? <Segue title={next.title} slug={next.slug} /> : null}
      </div>
    </article>
  );
}
