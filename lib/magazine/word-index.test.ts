import { expect, test } from "vitest";
import { buildWordIndex, findTexts } from "./word-index";

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
