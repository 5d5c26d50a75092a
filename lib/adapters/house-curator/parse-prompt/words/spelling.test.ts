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
  ["romatic", "romantic"],
  ["spicey", "spicy"],
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

/** Words of topics that are long enough to be taken for one when a letter is lost. */
const LONG_WORDS = [
  ...new Set(
    [...lexicon.phrases]
      .filter(([, meanings]) => meanings.some((meaning) => meaning.kind === "topic" && !meaning.isExact))
      .flatMap(([phrase]) => phrase.split(" "))
      .filter((word) => word.length >= 6 && /^[a-z]+$/.test(word)),
  ),
];
const without = (word: string, at: number) => word.slice(0, at) + word.slice(at + 1);
const firstAfter = (word: string, at: number, isMeant: (letter: string) => boolean): number =>
  [...word].findIndex((letter, index) => index >= at && isMeant(letter));
const isVowel = (letter: string) => "aeiou".includes(letter);

test.each<[string, (word: string, at: number) => string]>([
  ["a lost vowel", (word, at) => without(word, firstAfter(word, at, isVowel))],
  [
    "a lost consonant",
    (word, at) =>
      without(
        word,
        firstAfter(word, at, (letter) => !isVowel(letter)),
      ),
  ],
  ["two swapped letters", (word, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2)],
])("of the vocabulary's words with %s, more than six in seven are found", (_, misspell) => {
  const typed = LONG_WORDS.map((word, index) => ({ word, typo: misspell(word, 1 + (index % (word.length - 2))) }));
  const typos = typed.filter(({ typo }) => typo.length > 4 && !LONG_WORDS.includes(typo));
  const singular = (word: string | null) => word?.replace(/s$/, "");
  const found = typos.filter(({ word, typo }) => singular(correctSpelling(typo, false, lexicon)) === singular(word));
  expect(typos.length).toBeGreaterThan(1_000);
  expect(found.length / typos.length).toBeGreaterThan(0.85);
});
