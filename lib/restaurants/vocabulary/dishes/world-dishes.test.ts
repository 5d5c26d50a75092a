import { expect, test } from "vitest";
import commonWords from "@/data/vocabulary/common-words.json" with { type: "json" };
import { CUISINES, findDish, foldWords } from "..";
import { OWN_DISHES } from "./own-dishes";
import { NAMES_OF_OWN_DISHES, WORLD_DISHES } from "./world-dishes";

test("dishes are found by their names in other languages and scripts", () => {
  const found = (name: string) => findDish(name)?.name;
  expect(found("Apfelstrudel")).toBe("apple strudel");
  expect(found("茶碗蒸")).toBe("chawanmushi");
  expect(found("부대찌개")).toBe(found("budae-jjigae"));
  expect(found("カルボナーラ")).toBe("carbonara");
});

test("none is a dish of our own list, and none has a name that another has", () => {
  const ownNames = OWN_DISHES.map(({ name }) => name);
  expect([...NAMES_OF_OWN_DISHES.keys()].filter((name) => !ownNames.includes(name))).toEqual([]);
  const own = new Set(OWN_DISHES.flatMap(({ name, synonyms }) => [name, ...synonyms]).map(foldWords));
  const names = WORLD_DISHES.flatMap((dish) => [...new Set([dish.name, ...dish.synonyms].map(foldWords))]);
  expect(names.filter((name) => own.has(name))).toEqual([]);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test("none is an everyday word of English, and their cuisines exist", () => {
  const words = WORLD_DISHES.flatMap(({ name, synonyms }) => [name, ...synonyms]).map(foldWords);
  const frequent = new Set(foldWords(commonWords.words).split(" "));
  expect(words.filter((word) => frequent.has(word))).toEqual([]);
  const cuisines = new Set(WORLD_DISHES.flatMap((dish) => dish.cuisines));
  expect([...cuisines].filter((cuisine) => !CUISINES.includes(cuisine))).toEqual([]);
});
