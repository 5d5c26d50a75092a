import { expect, test } from "vitest";
import { readAwards } from "./read-awards";

test.each<[query: string, rest: string]>([
  ["michelin star", "tasting menu or fine dining"],
  ["two michelin stars sushi", "tasting menu or fine dining sushi"],
  ["Michelin-starred restaurants oakland", "tasting menu or fine dining restaurants oakland"],
  ["michelin guide, michelin star", "tasting menu or fine dining,"],
  ["bib gourmand noodles", "noodles"],
  ["james beard award winner", ""],
  ["best rated thai", "thai"],
  ["5-star brunch", "brunch"],
  ["zagat rated italian on yelp", "italian"],
])("awards and ratings aren't kept, and that is said: %s", (query, rest) => {
  const read = readAwards(query);
  expect(read.rest.replace(/\s+/g, " ").trim()).toBe(rest);
  expect(read.notes.join()).toContain("We don't keep stars, awards or ratings");
});

test.each(["Five Star Truffles", "star anise noodles", "best thai", "top dog"])("%s asks for no award", (query) => {
  expect(readAwards(query)).toEqual({ rest: query, isAny: false, notes: [] });
});
