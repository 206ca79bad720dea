import { expect, it } from "vitest";
import { folderPath, patternsOf, rangeOf, wantedOf } from "./folders.ts";

const wanted = (query: string) => wantedOf(new URL(`http://localhost/admin/messages${query}`));

it("reads what an address asks for, and takes nothing odd", () => {
  expect(wanted("")).toEqual({ folder: "inbox", search: "", page: 1 });
  expect(wanted("?folder=spam&search=+a+b+&page=3")).toEqual({
    folder: "spam",
    search: "a b",
    page: 3,
  });
  for (const page of ["0", "-1", "1.5", "NaN", "1e9", ""]) {
    expect(wanted(`?folder=trash&page=${page}`)).toMatchObject({ folder: "inbox", page: 1 });
  }
});

it("makes the address of what is wanted", () => {
  expect(folderPath({})).toBe("/admin/messages");
  for (const query of ["?folder=mail", "?search=a%26b", "?folder=spam&search=x&page=2"]) {
    expect(folderPath(wanted(query))).toBe(`/admin/messages${query}`);
  }
});

it("pages by fifty", () => {
  expect([rangeOf(1), rangeOf(3)]).toEqual([
    [0, 49],
    [100, 149],
  ]);
});

it("searches for each word as it is written", () => {
  expect(patternsOf('100% a_b c\\d "e"')).toEqual([
    '"%100\\\\%%"',
    '"%a\\\\_b%"',
    '"%c\\\\\\\\d%"',
    '"%\\"e\\"%"',
  ]);
});
