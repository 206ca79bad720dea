type Props = { id: string; updatedAt: string };

/** Somebody else has saved the post meanwhile: theirs or ours, but nothing is overwritten unseen. */
export function ConflictNotice({ id, updatedAt }: Props) {
  return (
    <section className="desk-note" aria-labelledby="conflict" role="alert">
      <h2 className="h3" id="conflict">
        Somebody else has saved this post
      </h2>
      <p>
        They did while you were writing. Nothing of yours is lost: it stands in the form below. Save
        it over their version, or look at theirs first.
      </p>
      <p className="actions">
        <button
          type="submit"
          name="overwrite"
          value={updatedAt}
          className="button button-small button-quiet"
        >
          Save mine over theirs
        </button>
        <a
          className="button button-small button-quiet"
          href={`/admin/blog/edit/${id}`}
          target="_blank"
          rel="noreferrer"
        >
          Open theirs in a new tab
        </a>
        <a className="button button-small button-quiet" href={`/admin/blog/edit/${id}`}>
          Take theirs instead
        </a>
      </p>
    </section>
  );
}
