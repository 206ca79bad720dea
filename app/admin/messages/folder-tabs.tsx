import { Link } from "react-router";
import { type Folder, folderPath, folders } from "./folders.ts";

type Props = { chosen: Folder; counts: Record<Folder, number> | null };

const meanings: Record<Folder, string> = {
  inbox: "new",
  spam: "new",
  newsletter: "subscribers",
  mail: "failed",
};

/** The folders, each with an address of its own. */
export function FolderTabs({ chosen, counts }: Props) {
  return (
    <nav aria-label="Folders" className="folder-nav">
      <ul className="tabs">
        {folders.map(({ id, label }) => (
          <li key={id}>
            <Link
              className="tab"
              to={folderPath({ folder: id })}
              preventScrollReset
              aria-current={id === chosen ? "page" : undefined}
            >
              {label}
              {counts?.[id] ? (
                <>
                  <span className="tab-count">{counts[id].toLocaleString("en-US")}</span>
                  <span className="sr-only"> {meanings[id]}</span>
                </>
              ) : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
