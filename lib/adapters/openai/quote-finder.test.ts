import { expect, test } from "vitest";
import { quoteFinder } from "./quote-finder";

const PROMPT = "No  Shrimp, ever: shrimp (and prawns) noodles — 不要蝦, phở.";

test.each([
  ["shrimp", { quote: "Shrimp", start: 4 }],
  ["no shrimp", { quote: "No  Shrimp", start: 0 }],
  ["prawns)", { quote: "prawns)", start: 30 }],
  ["蝦", { quote: "蝦", start: 50 }],
  ["PHỞ", { quote: "phở", start: 53 }],
  [" noodles ", { quote: "noodles", start: 38 }],
  ["ever: shrimp", { quote: "ever: shrimp", start: 12 }],
  ["noodle", null],
  ["lobster", null],
  ["", null],
  ["(.*)", null],
])("%j is at %j", (quote, found) => {
  expect(quoteFinder(PROMPT)(quote)).toEqual(found);
});

test("a quote that is asked for again is found at its next place", () => {
  const find = quoteFinder(PROMPT);
  expect(["shrimp", "Shrimp", "shrimp"].map((quote) => find(quote)?.start)).toEqual([4, 18, 4]);
});
