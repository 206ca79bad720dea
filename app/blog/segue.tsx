import { postPath } from "../posts/post.ts";
import { PostTitle } from "../posts/post-title.tsx";

/** The way on from the end of a post. */
export function Segue({ title, slug }: { title: string; slug: string }) {
  return (
    <nav className="log-rule mt-6 grid gap-2 pt-6" aria-label="Next post">
      <p className="eyebrow">Segue to</p>
      <p className="h3">
        <a className="title-link" href={postPath(slug)}>
          <PostTitle title={title} />
        </a>
      </p>
    </nav>
  );
}
