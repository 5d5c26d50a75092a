import { expect, test } from "vitest";
import data from "@/data/vocabulary/common-words.json" with { type: "json" };
import { FrequentWords, isFrequentWord } from "./frequent-words";

test("the list has its shape, each word once", () => {
  const { words } = FrequentWords.parse(data);
  const all = words.split(" ");
  expect(all.length).toBeGreaterThan(19_000);
  expect(new Set(all).size).toBe(all.length);
});

test("names and contractions are frequent words, misspelled foods are not", () => {
  expect(["martin", "vegas", "dont", "scene"].filter((word) => !isFrequentWord(word))).toEqual([]);
  expect(["vegatarian", "noodels", "burito", "resturant"].filter(isFrequentWord)).toEqual([]);
});
