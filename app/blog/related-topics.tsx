import type { Topic } from "../posts/post.ts";

export function RelatedTopics({ tags }: { tags: Topic[] }) {
  if (tags.length === 0) return null;
  return (
    <section className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <h2 className="font-semibold">Related Topics:</h2>
      <ul className="badges">
        {tags.map(({ id, name }) => (
          <li key={id} className="badge">
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}
