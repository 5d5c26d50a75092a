import { expect, test } from "vitest";
import { isNameThatRefuses, readRefusals } from "./read-refusals";

test.each<[text: string, words: string, refused: string[], unsure: string[]]>([
  ["something spicy but not indian", "something spicy", ["indian"], []],
  ["no sushi or ramen", "", ["sushi", "ramen"], []],
  ["not indian and spicy", "and spicy", ["indian"], []],
  ["not sushi, thai", "thai", ["sushi"], []],
  ["no sushi, ramen, or pizza", "", ["sushi", "ramen", "pizza"], []],
  ["tacos, not indian, thai, or sushi please", "tacos please", ["indian", "thai", "sushi"], []],
  ["no small talk, tacos", "tacos", [], ["no small talk"]],
  ["no frozen pizza", "pizza", [], ["no frozen"]],
  ["thai not too spicy", "thai", [], ["not too spicy"]],
  ["family dinner no chains", "family dinner", ["chains"], []],
  ["ramen no wait", "ramen", [], []],
])("%s: %s, without %j, unsure of %j", (text, words, refused, unsure) => {
  const read = readRefusals(text);
  expect(read.words.join(" ")).toBe(words);
  expect([read.refused.map(({ label }) => label), read.unsure]).toEqual([refused, unsure]);
});

test.each<[text: string, words: string, foods: string[]]>([
  ["no pork", "", ["pork"]],
  ["no cilantro or mayo", "", ["cilantro", "mayonnaise"]],
  ["dumplings without shrimp", "dumplings", ["shellfish"]],
  ["allergic to shrimp, dim sum", "dim sum", ["shellfish"]],
  ["shrimp allergy thai", "thai", ["shellfish"]],
  ["nut allergy, thai", "thai", ["nuts"]],
  ["dairy-free pizza", "pizza", ["dairy"]],
  ["lactose intolerant, pizza", "pizza", ["dairy"]],
  ["crab allergy seafood", "seafood", ["crab"]],
  ["thai with free parking", "thai with", []],
  ["shrimp tacos", "shrimp tacos", []],
])("%s: %s, without %j", (text, words, foods) => {
  const read = readRefusals(text);
  expect(read.words.join(" ")).toBe(words);
  expect(read.avoided.map(({ food }) => food)).toEqual(foods);
  expect(read.unsure).toEqual([]);
});

test.each(["Nothing Bundt Cakes", "No Name Sushi", "Not Your Mother's Kitchen", "No Limits Grill"])(
  "%s is a name",
  (query) => expect(isNameThatRefuses(query)).toBe(true),
);

test.each([
  "No Sushi",
  "No Pork Ramen",
  "Not Too Spicy",
  "no name",
  "Not Indian, Thai",
  "No Seafood Please",
  "Thai Not Spicy",
])("%s is no name", (query) => expect(isNameThatRefuses(query)).toBe(false));

test("nothing but noodles is a wish for noodles", () => {
  expect(readRefusals("nothing but noodles")).toMatchObject({ words: ["noodles"], unsure: [] });
});

test("a phrase that sounds like a refusal is none", () => {
  const { phrases, refused } = readRefusals("not too expensive italian with a view");
  expect(phrases.map(({ term }) => term.label)).toEqual(["$ or $$", "view"]);
  expect(refused).toEqual([]);
});

test("an area is refused", () => {
  expect(readRefusals("ramen outside san francisco").refusedAreas.map(({ city }) => city)).toEqual(["San Francisco"]);
  expect(readRefusals("anywhere but the mission").refusedAreas.map(({ where }) => where)).toEqual(["in the Mission"]);
});

test.each<[text: string, words: string, foods: string[]]>([
  ["no seafood allergy shellfish safe", "", ["fish", "shellfish", "shellfish"]],
  ["seafood allergy thai", "thai", ["fish", "shellfish"]],
  ["allergic to seafood", "", ["fish", "shellfish"]],
  ["allergy: peanuts, noodles", "noodles", ["nuts"]],
  ["shellfish (allergy) thai", "thai", ["shellfish"]],
  ["severe nut allergy thai", "thai", ["nuts"]],
  ["shellfish and nut allergies", "", ["shellfish", "nuts"]],
  ["sushi and shellfish allergy", "sushi and", ["shellfish"]],
  ["safe for shellfish", "", ["shellfish"]],
  ["shellfish safe dumplings", "dumplings", ["shellfish"]],
  ["free of nuts bakery", "bakery", ["nuts"]],
  ["intolerance to dairy pizza", "pizza", ["dairy"]],
  ["allergic to eggs brunch", "brunch", ["egg"]],
])("%s: an allergy is read in any order", (text, words, foods) => {
  const read = readRefusals(text);
  expect(read.words.join(" ")).toBe(words);
  expect(read.avoided.map(({ food }) => food)).toEqual(foods);
  expect(read.isOfSomeAllergy).toBe(false);
});

test.each<[text: string, words: string]>([
  ["allergies", ""],
  ["thai food allergy", "thai"],
  ["allergy friendly pizza", "pizza"],
])("%s: an allergy to nothing named is known as one", (text, words) => {
  const { isOfSomeAllergy, avoided, words: others } = readRefusals(text);
  expect([isOfSomeAllergy, avoided, others.join(" ")]).toEqual([true, [], words]);
});

test("an allergy to what no list knows isn't looked for as if it were wanted", () => {
  expect(readRefusals("blorpfruit allergy thai")).toMatchObject({ words: ["thai"], unsure: ["blorpfruit allergy"] });
  expect(readRefusals("free parking")).toMatchObject({ avoided: [], isOfSomeAllergy: false });
});
