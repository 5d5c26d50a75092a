import { expect, test } from "vitest";
import { FEATURE_SYNONYMS } from "./features";
import { foldWords } from "./fold";
import { OCCASION_SYNONYMS } from "./occasions";
import { AMENITIES, findQuality, QUALITIES } from "./qualities";
import { VIBE_SYNONYMS } from "./vibes";

const all = [...QUALITIES, ...AMENITIES];

test("the words of qualities and amenities name one of them each", () => {
  const names = all.flatMap(({ value, synonyms }) => [value, ...synonyms].map(foldWords));
  expect([...new Set(names.filter((name, at) => names.indexOf(name) !== at))]).toEqual([]);
});

test("the facts that show them or speak against them are the catalogue's", () => {
  const known = [VIBE_SYNONYMS, FEATURE_SYNONYMS, OCCASION_SYNONYMS].flatMap((table) => Object.keys(table));
  const facts = all.flatMap((quality) => [...quality.facts, ...quality.contraryFacts]);
  expect(facts.filter((fact) => !known.includes(fact))).toEqual([]);
});

test.each([
  ["hole-in-the-wall", "hole in the wall"],
  ["white tablecloth", "fine dining"],
  ["been there forever", "institution"],
  ["James Beard", "award"],
  ["Wi-Fi", "wifi"],
  ["wheelchair", "step-free"],
])("%s is read as %s", (name, value) => {
  expect(findQuality(name)?.value).toBe(value);
});
