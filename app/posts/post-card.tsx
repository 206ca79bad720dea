import { CategoryBadges } from "./badges.tsx";
import { Byline } from "./byline.tsx";
import { Cover } from "./cover.tsx";
import { type PostSummary, postPath } from "./post.ts";
import { PostTitle } from "./post-title.tsx";

type Props = { post: PostSummary; lead?: boolean; heading?: "h2" | "h3" };

const leadSizes = "(min-width: 78rem) 57rem, 94vw";
const rowSizes = "(min-width: 78rem) 22rem, (min-width: 40rem) 38vw, 94vw";

/** One entry of the digest's log: the lead large, the others as rows. */
export function PostCard({ post, lead = false, heading: Heading = "h2" }: Props) {
  const { title, slug, excerpt, featuredImage, publishedAt, author, categories } = post;
  return (
    <article className={lead ? "post-card post-card-lead" : "post-card"}>
      <Cover image={featuredImage} title={title} sizes={lead ? leadSizes : rowSizes} eager={lead} />
      <div className="grid content-start justify-items-start gap-3">
        <Byline publishedAt={publishedAt} author={author} />
        <Heading className={lead ? "h2" : "h3"}>
          <a className="title-link" href={postPath(slug)}>
            <PostTitle title={title} />
          </a>
        </Heading>
        {excerpt ? <p className="text-mute">{excerpt}</p> : null}
        <CategoryBadges categories={categories} />
        <a className="text-link" href={postPath(slug)}>
          Read More<span className="sr-only">: {title}</span>
        </a>
      </div>
    </article>
  );
}
