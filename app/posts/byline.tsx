import { useSite } from "../session/use-site.ts";
import { formatDate } from "../ui/dates.ts";

/** When a post was published and by whom, as far as it is known. */
export function Byline({ publishedAt, author }: { publishedAt: string | null; author: string }) {
  const date = formatDate(publishedAt, useSite()?.timeZone ?? "UTC");
  return (
    <p className="byline">
      {date && publishedAt ? <time dateTime={publishedAt}>{date}</time> : null}
      {author ? <span>{author}</span> : null}
    </p>
  );
}
