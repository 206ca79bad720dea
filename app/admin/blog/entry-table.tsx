import { memo } from "react";
import { useSite } from "../../session/use-site.ts";
import type { Entry } from "./manuscripts.ts";
import { tableDate } from "./table-date.ts";

type Props = { entries: Entry[]; onDelete: (id: string) => void };

/** One row for each post. Rows stay as they are while others come and go. */
export function EntryTable({ entries, onDelete }: Props) {
  const timeZone = useSite()?.timeZone ?? "UTC";
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it is scrolled, by keyboard too
    <section className="table-frame" aria-label="Table of posts" tabIndex={0}>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">Title</th>
            <th scope="col">Status</th>
            <th scope="col">Date</th>
            <th scope="col">Author</th>
            <th scope="col">Actions</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <EntryRow key={entry.id} entry={entry} timeZone={timeZone} onDelete={onDelete} />
          ))}
          {entries.length === 0 ? (
            <tr>
              <td colSpan={5}>No post is like that.</td>
            </tr>
          ) : null}
        </tbody>
      </table>
    </section>
  );
}

type RowProps = { entry: Entry; timeZone: string; onDelete: (id: string) => void };

const EntryRow = memo(function EntryRow({ entry, timeZone, onDelete }: RowProps) {
  const { id, title, slug, status, date, author } = entry;
  return (
    <tr>
      <td className="entry-title">
        <b>{title}</b>
        <small>{slug}</small>
      </td>
      <td>
        <span className="badge status-badge" data-status={status}>
          {status === "published" ? "Published" : "Draft"}
        </span>
      </td>
      <td className="whitespace-nowrap">{tableDate(date, timeZone)}</td>
      <td className="person-name">{author}</td>
      <td>
        <span className="row-actions">
          <a className="text-link" href={`/admin/blog/edit/${id}`}>
            Edit<span className="sr-only"> {title}</span>
          </a>
          <a
            className="text-link"
            href={`?delete=${id}`}
            onClick={(event) => {
              event.preventDefault();
              onDelete(id);
            }}
          >
            Delete<span className="sr-only"> {title}</span>
          </a>
        </span>
      </td>
    </tr>
  );
});
