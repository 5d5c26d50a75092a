import { expect, test } from "vitest";
import { buildWordIndex, correctSpelling, findTexts, wordTiers } from "./word-index";

const index = buildWordIndex([
  { title: "Rooms by the sea", place: "Thanh Long", text: "Crab and garlic noodles in the Outer Sunset." },
  { title: "Noodles for a cold night", place: "Marnee Thai", text: "Broth and steam." },
  { title: "A crowd and a pizza", place: "Noodle Bar", text: "Phở on the side." },
]);

test("titles come before places, and places before texts", () => {
  expect(findTexts(index, "noodle")).toEqual([1, 2, 0]);
});

test("every word must be there, whole or as a beginning, without accents", () => {
  expect(findTexts(index, "crab SUNS")).toEqual([0]);
  expect(findTexts(index, "pho")).toEqual([2]);
  expect(findTexts(index, "crab broth")).toEqual([]);
});

test("a typo counts only where nothing is spelt so", () => {
  expect(findTexts(index, "nodles")).toEqual([1, 0]);
  expect(findTexts(index, "thai")).toEqual([1]);
  expect(findTexts(index, "bxr")).toEqual([]);
});

test("a single letter and no letters find no beginnings", () => {
  expect(findTexts(index, "t")).toEqual([]);
  expect(findTexts(index, "…!")).toEqual([]);
  expect(findTexts(index, "constructor __proto__")).toEqual([]);
});

test("a phrase is held whole or in the plural, by its least word's tier, and no short word begins another", () => {
  expect([...wordTiers(index, "noodles")]).toEqual([
    [0, 2],
    [1, 0],
    [2, 1],
  ]);
  expect([...wordTiers(index, "noodle bar")]).toEqual([[2, 1]]);
  expect([...wordTiers(index, "mar")]).toEqual([]);
});

test("a word that no text holds is the nearest one that some do", () => {
  expect(["noddles", "pizza", "qqqqzzz", "php"].map((word) => correctSpelling(index, word))).toEqual([
    "noodles",
    "pizza",
    "qqqqzzz",
    "php",
  ]);
});
