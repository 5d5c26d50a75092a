import { expect, test } from "vitest";
import { readOpenings } from "./read-openings";

test.each<[query: string, rest: string]>([
  ["new restaurants 2026", ""],
  ["newest restaurants in oakland", "in oakland"],
  ["restaurants opened in 2026", ""],
  ["newly opened sushi", "sushi"],
  ["new openings this month berkeley", "berkeley"],
])("nobody knows when a place opened, and that is said: %s", (query, rest) => {
  const read = readOpenings(query);
  expect([read.rest.replace(/\s+/g, " ").trim(), read.isAny]).toEqual([rest, true]);
  expect(read.notes.join()).toContain("We don't know when a place opened");
});

test.each(["new american", "new orleans po boy", "new york pizza", "a new place for a date"])(
  "%s asks for no opening",
  (query) => {
    expect(readOpenings(query)).toEqual({ rest: query, isAny: false, notes: [] });
  },
);
