import { isoDuration, runtime } from "./clock-time.ts";
import { toneOf } from "./codes.ts";

/** A log code in its category's color; the letter carries the meaning. */
export function CodeChip({ code }: { code: string }) {
  const tone = toneOf(code);
  return <span className={`code-chip code-chip--${tone}`}>{tone === "stopset" ? "" : code}</span>;
}

export interface LogTableRow {
  time: string;
  code: string;
  title: string;
  artist?: string;
  seconds: number;
  note?: string;
}

interface Props {
  caption: string;
  rows: LogTableRow[];
  /** Index of the row on the air. */
  playing?: number;
}

/** A programme log: the longer the element, the taller its row. */
export function LogTable({ caption, rows, playing }: Props) {
  return (
    <div className="log-frame">
      <table className="log">
        <caption className="sr-only">{caption}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Time</th>
            <th scope="col">Code</th>
            <th scope="col">Title and artist</th>
            <th scope="col">Length</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows may repeat and never move
            <Row key={index} row={row} playing={index === playing} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ row, playing }: { row: LogTableRow; playing: boolean }) {
  const minutes = Math.min(5, Math.round(row.seconds / 60));
  return (
    <tr data-minutes={minutes} {...(playing ? { "aria-current": "true" } : {})}>
      <td className="log__time">
        {row.time}
        {playing && <span className="log__on-air">On air</span>}
      </td>
      <td className="log__code">
        <CodeChip code={row.code} />
        {toneOf(row.code) === "stopset" && <span className="sr-only">{row.code}</span>}
      </td>
      <td>
        <span className="log__song">
          <span>{row.title}</span>
          {row.artist && <span className="log__artist">{row.artist}</span>}
          {row.note && <span className="log__note">{row.note}</span>}
        </span>
      </td>
      <td className="log__length">
        <time dateTime={isoDuration(row.seconds)}>{runtime(row.seconds)}</time>
      </td>
    </tr>
  );
}
