import type { PostSummary } from "../posts/post.ts";
import { postPath } from "../posts/post.ts";
import { toolLinks } from "../shell/navigation.ts";
import type { Desk, Welcome } from "./welcome.ts";

type Props = Welcome & { posts: PostSummary[] };

/** For signed-in visitors only: what is new, and what there is to work with. */
export function WelcomeBlock({ firstName, desk, posts }: Props) {
  return (
    <section className="page welcome" aria-labelledby="welcome">
      <h2 className="h2" id="welcome">
        {firstName ? `Welcome back, ${firstName}.` : "Welcome back."}
      </h2>
      <div className="welcome-lists">
        {desk ? <DeskList {...desk} /> : null}
        <div>
          <h3 className="eyebrow">New in the Digest</h3>
          <ul className="ruled-list">
            {posts.map(({ id, title, slug }) => (
              <li key={id}>
                <a className="title-link" href={postPath(slug)}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3 className="eyebrow">Your tools</h3>
          <ul className="ruled-list">
            {toolLinks.map(({ label, path }) => (
              <li key={label}>
                <a className="title-link" href={path}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

function DeskList({ drafts, newMessages }: Desk) {
  const rows = [
    { label: "Drafts", count: drafts, path: "/admin/blog/posts" },
    { label: "New messages", count: newMessages, path: "/admin/messages" },
  ];
  return (
    <div>
      <h3 className="eyebrow">On your desk</h3>
      <ul className="ruled-list">
        {rows.map(({ label, count, path }) => (
          <li key={label} className="flex justify-between gap-4">
            <a className="title-link" href={path}>
              {label}
            </a>
            <span className="font-mono">{count}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
