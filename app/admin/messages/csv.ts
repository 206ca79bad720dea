type Cell = string | boolean | null;

/** Spreadsheets take a cell that begins so for a formula, and run it. */
const formula = /^[=+\-@\t\r]/;

/** One line of a CSV file (RFC 4180). A text that begins like a formula gets an apostrophe before it. */
export function csvLine(cells: Cell[]): string {
  return `${cells.map(csvCell).join(",")}\r\n`;
}

function csvCell(cell: Cell): string {
  if (typeof cell === "boolean") return cell ? "yes" : "no";
  const text = cell ?? "";
  const inert = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

/**
 * A CSV file to keep, sent while it is read, so that it may be of any length. It begins with a byte
 * order mark: without it, Excel reads letters of other languages wrong.
 *
 * @param readRows the lines from a row on; none where there are no more
 */
export function csvFile(
  name: string,
  heading: string[],
  readRows: (from: number) => Promise<Cell[][]>,
): Response {
  const encoder = new TextEncoder();
  let from = 0;
  const body = new ReadableStream<Uint8Array>({
    start: (file) => file.enqueue(encoder.encode(`\ufeff${csvLine(heading)}`)),
    async pull(file) {
      const rows = await readRows(from);
      from += rows.length;
      if (rows.length === 0) file.close();
      else file.enqueue(encoder.encode(rows.map(csvLine).join("")));
    },
  });
  return new Response(body, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}.csv"`,
      // Sent as it comes: to be compressed it would have to be in memory whole.
      "Content-Encoding": "identity",
      "Cache-Control": "private, no-store",
    },
  });
}
