type Page<Row> = { data: Row[] | null; count: number | null };

const pageSize = 1_000;

/**
 * Reads every row of a query that asks for `{ count: "exact" }`. Backends cut long answers
 * (hosted ones at 1,000 rows, or fewer), so this continues after the last row received.
 */
export async function readAll<Row>(
  query: (from: number, to: number) => PromiseLike<Page<Row>>,
): Promise<Row[]> {
  const rows: Row[] = [];
  while (true) {
    const { data, count } = await query(rows.length, rows.length + pageSize - 1);
    rows.push(...(data ?? []));
    if (!data?.length || rows.length >= (count ?? Number.POSITIVE_INFINITY)) return rows;
  }
}
