import { expect, test } from "vitest";
import { asMatch, type MatchedPlace } from "@/lib/magazine/places/matched-place";
import { NOTHING_FOUND, type SearchResult } from "@/lib/magazine/search";
import { describeOutcome } from "./search-results";

// The sentence is about what was found, not about the places.
const matched = (changes: Partial<MatchedPlace> = {}) => ({ ...asMatch({} as MatchedPlace["place"]), ...changes });
const found = (changes: Partial<SearchResult["found"]>): SearchResult => ({
  ...NOTHING_FOUND,
  found: { ...NOTHING_FOUND.found, ...changes },
});
const say = (changes: Partial<SearchResult["found"]>) => describeOutcome("Olive Garden", found(changes), undefined);

test("a name that isn't listed is said to be missing", () => {
  expect(say({ isUnlisted: true, partial: [matched()] })).toBe("No place called “Olive Garden” is on our lists.");
  expect(say({ isUnlisted: true })).toMatch(
    /^Nothing found for “Olive Garden” in the Bay Area\. No place on our lists/,
  );
});

test("one place is no several, and what has less than half has no most of it", () => {
  const most = matched({ met: ["ramen"], unknown: ["quiet"] });
  expect(say({ partial: [most] })).toMatch(/This has most of it\.$/);
  expect(say({ partial: [most, most] })).toMatch(/These have most of it\.$/);
  expect(say({ partial: [matched({ unknown: ["light"] })] })).toMatch(/This comes closest\.$/);
});

test("what can't be searched by is answered by the notes alone", () => {
  expect(describeOutcome("near me", { ...NOTHING_FOUND, isAdvised: true }, undefined)).toBe("");
  expect(describeOutcome("near me", NOTHING_FOUND, undefined)).toMatch(/^Nothing found/);
});

test("where nothing has all of it is the area that was asked for", () => {
  expect(say({ partial: [matched({ met: ["italian"] })], where: "in the Marina" })).toMatch(
    /^We know no place in the Marina that has all of/,
  );
});
