import { expect, it } from "vitest";
import { csvFile, csvLine } from "./csv.ts";

it("quotes what would break a line or a column, and nothing else", () => {
  expect(csvLine(["plain", 'say "hi"', "a,b", "two\nlines", null, true, false])).toBe(
    'plain,"say ""hi""","a,b","two\nlines",,yes,no\r\n',
  );
});

it.each(["=1+1", "+1", "-1", "@SUM(1)", "\tx", "\rx"])("takes the life out of %j", (text) => {
  expect(csvLine([text]).replaceAll('"', "")).toBe(`'${text}\r\n`);
});

it("reads as many rows as there are, and is a file to keep", async () => {
  const rows = Array.from({ length: 5 }, (_, index) => [`row ${index}`]);
  const file = csvFile("list", ["Name"], async (from) => rows.slice(from, from + 2));
  expect(file.headers.get("Content-Disposition")).toBe('attachment; filename="list.csv"');
  const bytes = new Uint8Array(await file.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes)).toBe(
    "Name\r\nrow 0\r\nrow 1\r\nrow 2\r\nrow 3\r\nrow 4\r\n",
  );
});

it("breaks off where rows can't be read, rather than end early", async () => {
  const file = csvFile("list", ["Name"], () => Promise.reject(new Error("No database")));
  await expect(file.text()).rejects.toThrow("No database");
});
