import { expect, test } from "vitest";
import { englishLexicon } from "./lexicon";
import { correctSpelling, damerauLevenshtein } from "./spelling";

const lexicon = englishLexicon("San Francisco");

test.each([
  ["vietnameese", "vietnamese"],
  ["thia", "thai"],
  ["piza", "pizza"],
  ["dinnr", "dinner"],
  ["expresso", "espresso"],
  ["resturants", "restaurants"],
])("corrects %s to %s", (typo, corrected) => {
  expect(correctSpelling(typo, false, lexicon)).toBe(corrected);
});

test.each(["that", "wish", "beach", "steal", "choose", "nice", "zuni", "xyzzy"])("leaves %s unchanged", (word) => {
  expect(correctSpelling(word, false, lexicon)).toBeNull();
});

test("a swap of adjacent letters is one edit", () => {
  expect(damerauLevenshtein("suhsi", "sushi")).toBe(1);
  expect(damerauLevenshtein("brekfast", "breakfast")).toBe(1);
  expect(damerauLevenshtein("", "abc")).toBe(3);
});
