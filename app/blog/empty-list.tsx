export function EmptyList({ filtered }: { filtered: boolean }) {
  return (
    <div className="grid justify-items-start gap-4 py-12">
      <h2 className="h3">No posts found</h2>
      {filtered ? (
        <>
          <p className="text-mute">No posts in this category yet.</p>
          <a className="button button-quiet" href="/blog">
            View all posts
          </a>
        </>
      ) : (
        <p className="text-mute">Check back soon for new content!</p>
      )}
    </div>
  );
}
