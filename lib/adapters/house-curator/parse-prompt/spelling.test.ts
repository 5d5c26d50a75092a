import { expect, test } from "vitest";
import { englishLexicon } from "./lexicon";
import { correctSpelling, damerauLevenshtein } from "./spelling";

const lexicon = englishLexicon("San Francisco");

test.each([
  ["vietnameese", "vietnamese"],
  ["thia", "thai"],
  ["piza", "pizza"],
  ["resturants", "restaurants"],
])("%s is %s", (slip, meant) => {
  expect(correctSpelling(slip, false, lexicon)).toBe(meant);
});

test.each(["that", "wish", "beach", "steal", "choose", "nice", "zuni", "xyzzy"])("%s is left alone", (word) => {
  expect(correctSpelling(word, false, lexicon)).toBeNull();
});

test("a swap of neighbours is one slip", () => {
  expect(damerauLevenshtein("suhsi", "sushi")).toBe(1);
  expect(damerauLevenshtein("brekfast", "breakfast")).toBe(1);
  expect(damerauLevenshtein("", "abc")).toBe(3);
});
