import { expect, it } from "vitest";
import { readAll } from "./read-all.ts";

const rows = Array.from({ length: 23 }, (_, index) => index);

/** A table behind a backend that never sends more than `cap` rows. */
function table(cap: number, counts = true) {
  const asked: number[] = [];
  const query = async (from: number, to: number) => {
    asked.push(from);
    const data = rows.slice(from, Math.min(to + 1, from + cap));
    return { data, count: counts ? rows.length : null };
  };
  return { asked, query };
}

it("reads a table that fits in one answer with one query", async () => {
  const { asked, query } = table(1_000);
  expect(await readAll(query)).toEqual(rows);
  expect(asked).toEqual([0]);
});

it("continues after the last row where the backend sends fewer than asked", async () => {
  const { asked, query } = table(10);
  expect(await readAll(query)).toEqual(rows);
  expect(asked).toEqual([0, 10, 20]);
});

it("ends at an empty page where the backend doesn't count", async () => {
  const { query } = table(10, false);
  expect(await readAll(query)).toEqual(rows);
});

it("ends when rows vanish while it reads", async () => {
  expect(await readAll(async () => ({ data: [], count: 5 }))).toEqual([]);
});
