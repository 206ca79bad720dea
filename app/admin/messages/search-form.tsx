import { useId } from "react";
import { Form } from "react-router";
import { type Folder, folderPath, type Wanted } from "./folders.ts";
import "../../forms/form.css";

const labels: Record<Folder, string> = {
  inbox: "Search messages",
  spam: "Search spam",
  newsletter: "Search by address",
  mail: "Search by recipient",
};

/** Searches a folder. */
export function SearchForm({ folder, search }: Wanted) {
  const id = useId();
  return (
    <Form role="search" aria-label={labels[folder]} className="inbox-search" key={folder + search}>
      {folder === "inbox" ? null : <input type="hidden" name="folder" value={folder} />}
      <label className="field-label" htmlFor={`${id}search`}>
        {labels[folder]}
      </label>
      <div className="inbox-search-row">
        <input
          id={`${id}search`}
          type="search"
          name="search"
          className="field-input"
          maxLength={200}
          defaultValue={search}
        />
        <button type="submit" className="button button-small button-quiet">
          Search
        </button>
      </div>
      {search ? (
        <p>
          <a className="text-link" href={folderPath({ folder })}>
            Show everything
          </a>
        </p>
      ) : null}
    </Form>
  );
}
