import { expect, it } from "vitest";
import { readTurnoverQuery } from "./turnover-query.ts";

const read = (query: string) => readTurnoverQuery(new URLSearchParams(query));

it("is an example where nothing is asked", () => {
  expect(read("").rotation).toEqual({ songs: 12, perDay: 96 });
});

it("reads both numbers, with spaces and zeros around them", () => {
  expect(read("songs=25&slots=24").rotation).toEqual({ songs: 25, perDay: 24 });
  expect(read("songs=+013+&slots=096").rotation).toEqual({ songs: 13, perDay: 96 });
});

it.each(["", "0", "-3", "1.5", "twelve", "1e2", "2001", "9999999", "١٢"])(
  "says what is wrong with %j songs, and keeps the other number",
  (typed) => {
    const query = read(`songs=${encodeURIComponent(typed)}&slots=96`);
    expect(query.rotation).toBeUndefined();
    expect(query.errors.songs).toContain("from 1 to 2000");
    expect(query.errors.slots).toBeUndefined();
    expect(query.slots).toBe("96");
  },
);

it("asks for what is missing", () => {
  expect(read("songs=12").errors.slots).toContain("from 1 to 480");
});
