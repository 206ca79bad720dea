import { type FormEvent, useId } from "react";
import { Form } from "react-router";
import { useHydrated } from "../../forms/use-hydrated.ts";
import "../../forms/form.css";
import { type EntryFilter, sortOrders } from "./entry-filter.ts";

type Props = { filter: EntryFilter; onChange: (filter: EntryFilter) => void };

/** Search, status and order of the post table: at once with script, by its button without. */
export function FilterForm({ filter, onChange }: Props) {
  const id = useId();
  const isHydrated = useHydrated();

  function read(event: FormEvent<HTMLFormElement>): void {
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? "");
    onChange({ search: text("search"), status: text("status"), sort: text("sort") });
  }

  return (
    <Form
      role="search"
      aria-label="Posts"
      className="filter-form"
      onInput={read}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="field">
        <label className="field-label" htmlFor={`${id}search`}>
          Search
        </label>
        <input
          id={`${id}search`}
          type="search"
          name="search"
          className="field-input"
          defaultValue={filter.search}
        />
      </div>
      <div className="field">
        <label className="field-label" htmlFor={`${id}status`}>
          Status
        </label>
        <select
          id={`${id}status`}
          name="status"
          className="field-input"
          defaultValue={filter.status}
        >
          <option value="">All</option>
          <option value="draft">Draft</option>
          <option value="published">Published</option>
        </select>
      </div>
      <div className="field">
        <label className="field-label" htmlFor={`${id}sort`}>
          Order
        </label>
        <select id={`${id}sort`} name="sort" className="field-input" defaultValue={filter.sort}>
          {sortOrders.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      {isHydrated ? null : (
        <button type="submit" className="button button-small button-quiet">
          Show
        </button>
      )}
    </Form>
  );
}
