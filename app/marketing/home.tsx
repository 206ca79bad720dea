import { PostCard } from "../posts/post-card.tsx";
import { listLatestPosts } from "../posts/posts.ts";
import type { RouteHandle } from "../root.tsx";
import { pageMeta } from "../seo/metadata.ts";
import { getBackend } from "../session/backend.ts";
import type { Route } from "./+types/home";
import { CoreServices } from "./core-services.tsx";
import { Hero } from "./hero.tsx";
import { TestimonialCard } from "./testimonial-card.tsx";
import { testimonials } from "./testimonials.ts";
import { loadWelcome } from "./welcome.ts";
import { WelcomeBlock } from "./welcome-block.tsx";

export const handle: RouteHandle = { static: true };

export async function loader({ context }: Route.LoaderArgs) {
  const [posts, welcome] = await Promise.all([
    listLatestPosts(getBackend(context), 3),
    loadWelcome(context),
  ]);
  return { posts, welcome };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(
    {
      title: "Radio Music Scheduling Experts",
      description:
        "Format clocks, music logs, library metadata and music director training for radio stations and digital music services.",
      path: "/",
    },
    matches[0].loaderData.site,
  );
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { posts, welcome } = loaderData;
  return (
    <>
      {welcome ? <WelcomeBlock {...welcome} posts={posts} /> : null}
      <Hero />
      <CoreServices />
      <section className="page section" aria-labelledby="testimonials">
        <h2 className="h2" id="testimonials">
          From the control room
        </h2>
        <div className="grid gap-x-8 gap-y-12 md:grid-cols-3">
          {testimonials.map((testimonial) => (
            <TestimonialCard key={testimonial.author} {...testimonial} />
          ))}
        </div>
      </section>
      {posts.length > 0 ? (
        <section className="page section" aria-labelledby="digest">
          <h2 className="h2" id="digest">
            Latest from the Digest
          </h2>
          <div className="log-rule">
            {posts.map((post) => (
              <PostCard key={post.id} post={post} heading="h3" />
            ))}
          </div>
          <p>
            <a className="button button-quiet" href="/blog">
              All posts
            </a>
          </p>
        </section>
      ) : null}
    </>
  );
}
