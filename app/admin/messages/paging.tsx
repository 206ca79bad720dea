import { Link } from "react-router";
import { folderPath, pageSize, type Wanted } from "./folders.ts";

type Props = { wanted: Wanted; count: number };

/** Which rows of how many are shown, and the way to the others. */
export function Paging({ wanted, count }: Props) {
  const { page } = wanted;
  const last = Math.max(1, Math.ceil(count / pageSize));
  if (last === 1) return null;
  return (
    <nav aria-label="Pages" className="paging">
      {page > 1 ? (
        <Link
          className="button button-small button-quiet"
          to={folderPath({ ...wanted, page: page - 1 })}
        >
          Newer
        </Link>
      ) : null}
      <span className="eyebrow">
        Page {page} of {last}
      </span>
      {page < last ? (
        <Link
          className="button button-small button-quiet"
          to={folderPath({ ...wanted, page: page + 1 })}
        >
          Older
        </Link>
      ) : null}
    </nav>
  );
}
