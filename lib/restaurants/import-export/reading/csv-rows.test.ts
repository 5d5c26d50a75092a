import fc from "fast-check";
import Papa from "papaparse";
import { expect, test } from "vitest";
import { csvRows } from "./csv-rows";

const isBlank = (row: string[]) => row.every((cell) => cell.trim() === "");

test.each([",", ";", "\t", "|"])("cells separated by %j are read back unchanged", (delimiter) => {
  const cell = fc.oneof(
    fc.string(),
    fc.string({ unit: fc.constantFrom('"', ",", ";", "\n", "\r", "\t", "|", " ", "a") }),
  );
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 1 })), fc.constantFrom("\n", "\r\n", "\r"), (rows, newline) => {
      const text = Papa.unparse(rows, { delimiter, newline, quotes: true });
      expect([...csvRows(text, delimiter)]).toEqual(rows.filter((row) => !isBlank(row)));
    }),
  );
});

test("misplaced quotes are read as spreadsheets read them, and never abort the parse", () => {
  const text = fc.string({ unit: fc.constantFrom('"', '"', ",", "\n", " ", "a") });
  fc.assert(
    fc.property(text, (written) => {
      const { data, errors } = Papa.parse<string[]>(written, { delimiter: ",", newline: "\n", fastMode: false });
      fc.pre(errors.every(({ code }) => code !== "MissingQuotes"));
      expect([...csvRows(written, ",")]).toEqual(data.filter((row) => !isBlank(row)));
    }),
    { numRuns: 2_000 },
  );
});

test("no row has more than 200 cells, and no cell more than 5,000 characters", () => {
  const rows = [...csvRows(`${"a,".repeat(10_000)}\n"${"b".repeat(10_000)}",c\n${"d".repeat(10_000)}`, ",")];
  expect(rows.map((row) => [row.length, row[0]?.length])).toEqual([
    [200, 1],
    [2, 5_000],
    [1, 5_000],
  ]);
});
