import { useDeferredValue, useMemo, useState } from "react";
import { DeleteDialog } from "./delete-dialog.tsx";
import { applyFilter, type EntryFilter } from "./entry-filter.ts";
import { EntryTable } from "./entry-table.tsx";
import { FilterForm } from "./filter-form.tsx";
import type { Entry } from "./manuscripts.ts";

type Props = {
  entries: Entry[];
  /** What the address asks for, and the post it asks to delete, where script doesn't run. */
  filter: EntryFilter;
  asked: string | null;
  /** Changes when the action has answered. */
  answer: unknown;
};

/** The posts with their search; a deletion is asked back in a dialog. */
export function EntryList({ entries, filter, asked, answer }: Props) {
  const [wanted, setWanted] = useState(filter);
  const shownFilter = useDeferredValue(wanted);
  const shown = useMemo(() => applyFilter(entries, shownFilter), [entries, shownFilter]);
  const [chosen, setChosen] = useState(asked);
  const post = entries.find(({ id }) => id === chosen);
  if (entries.length === 0) {
    return <p className="desk-note">Create your first blog post to get started</p>;
  }
  return (
    <>
      <FilterForm filter={filter} onChange={setWanted} />
      <p className="eyebrow" role="status">
        {shown.length === entries.length
          ? `${entries.length} posts`
          : `${shown.length} of ${entries.length} posts`}
      </p>
      <EntryTable entries={shown} onDelete={setChosen} />
      {post ? (
        <DeleteDialog key={post.id} post={post} answer={answer} onClose={() => setChosen(null)} />
      ) : null}
    </>
  );
}
