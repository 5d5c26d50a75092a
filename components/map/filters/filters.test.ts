import { expect, test } from "vitest";
import type { UserStatus } from "@/lib/contracts/restaurant";
import {
  countFilters,
  filterOptions,
  hasFilterOptions,
  matchesFilters,
  NO_FILTERS,
  toggled,
  whyNoneIsOpen,
  withoutUnwanted,
} from "./filters";

const NOW = new Date("2026-11-23T20:00:00-08:00");
const place = (
  userStatus: UserStatus | null,
  cuisines: string[],
  priceLevel: number | null,
  openingHours: string[] | null = null,
  meals?: string[],
) => ({ userStatus, cuisines, priceLevel, openingHours, meals, isOpen: true });

const open = place("love", ["Thai"], 1, ["Sunday: Closed", "Monday: 5:00 – 10:00 PM"], ["dinner", "breakfast"]);
const shut = place(
  "like",
  ["Thai", "Vegan"],
  2,
  ["Sunday: Closed", "Monday: 5:00 – 7:00 PM"],
  ["late-night", "dinner"],
);
const plain = place(null, ["Pizza"], null);
const PLACES = [open, shut, plain];
const shown = (filters: Partial<typeof NO_FILTERS>) =>
  PLACES.filter((each) => matchesFilters(each, { ...NO_FILTERS, ...filters }, NOW));

test("of one filter any value is enough, of several each has to fit", () => {
  expect(shown({})).toEqual(PLACES);
  expect(shown({ cuisines: ["Vegan", "Pizza"] })).toEqual([shut, plain]);
  expect(shown({ cuisines: ["Thai"], prices: [2, 3] })).toEqual([shut]);
  expect(shown({ statuses: ["none", "love"] })).toEqual([open, plain]);
  expect(shown({ prices: [1, 2, 3, 4] })).toEqual([open, shut]);
});

test("open now is only who is known to be open", () => {
  expect(shown({ isOpenNow: true })).toEqual([open]);
  expect(matchesFilters({ ...open, isOpen: false }, { ...NO_FILTERS, isOpenNow: true }, NOW)).toBe(false);
});

test("a meal is only served where it is known to be", () => {
  expect(shown({ meals: ["dinner"] })).toEqual([open, shut]);
  expect(shown({ meals: ["breakfast", "late-night"] })).toEqual([open, shut]);
  expect(shown({ meals: ["breakfast"], cuisines: ["Vegan"] })).toEqual([]);
  expect(shown({ meals: ["brunch"] })).toEqual([]);
});

test("options are what there is to choose from, each with what it would show", () => {
  expect(filterOptions(PLACES, { ...NO_FILTERS, cuisines: ["Thai"] }, NOW)).toEqual({
    statuses: [
      { value: "love", count: 1 },
      { value: "like", count: 1 },
      { value: "none", count: 0 },
    ],
    cuisines: [
      { value: "Pizza", count: 1 },
      { value: "Thai", count: 2 },
      { value: "Vegan", count: 1 },
    ],
    prices: [
      { value: 1, count: 1 },
      { value: 2, count: 1 },
    ],
    meals: [
      { value: "breakfast", count: 1 },
      { value: "dinner", count: 2 },
      { value: "late-night", count: 1 },
    ],
    openNow: { count: 1 },
  });
});

test("a single value is no choice, unless it was chosen; without hours nothing is open now", () => {
  const options = filterOptions([plain], NO_FILTERS, NOW);
  expect(options).toEqual({ statuses: [], cuisines: [], prices: [], meals: [], openNow: null });
  expect(hasFilterOptions(options)).toBe(false);
  expect(filterOptions([plain], { ...NO_FILTERS, cuisines: ["Thai"] }, NOW).cuisines).toEqual([
    { value: "Pizza", count: 1 },
    { value: "Thai", count: 0 },
  ]);
  expect(filterOptions([plain], { ...NO_FILTERS, meals: ["lunch"] }, NOW).meals).toEqual([
    { value: "lunch", count: 0 },
  ]);
});

test("where nothing is open it is told whether that is known", () => {
  const why = (places: typeof PLACES, filters: Partial<typeof NO_FILTERS>) =>
    whyNoneIsOpen(places, { ...NO_FILTERS, ...filters }, NOW);
  expect(why([plain], { isOpenNow: true })).toBe("None of these places has opening hours that we know.");
  expect(why(PLACES, { isOpenNow: true, cuisines: ["Pizza"] })).toBe(
    "None of these places has opening hours that we know.",
  );
  expect(why([shut, plain], { isOpenNow: true })).toBe("None of these places is known to be open now.");
  // What was cut off may have hours.
  expect(whyNoneIsOpen([plain], { ...NO_FILTERS, isOpenNow: true }, NOW, true)).toMatch(/is known to be open now/);
  expect([why([plain], {}), why([plain], { isOpenNow: true, cuisines: ["Thai"] })]).toEqual([null, null]);
});

test("a map of the reader's places leaves out what they are not interested in, and offers to show it", () => {
  const unwanted = place("not_interested", ["Poke"], 4);
  const marked = [open, shut, unwanted];
  const asked = { ...NO_FILTERS, statuses: ["not_interested" as const] };
  expect(withoutUnwanted(marked, NO_FILTERS)).toEqual([open, shut]);
  expect(withoutUnwanted(marked, asked)).toEqual(marked);
  const options = filterOptions(marked, NO_FILTERS, NOW, true);
  expect(options.statuses.at(-1)).toEqual({ value: "not_interested", count: 1 });
  expect(options.cuisines.map(({ value }) => value)).toEqual(["Thai", "Vegan"]);
  expect(filterOptions([unwanted], NO_FILTERS, NOW, true).statuses).toEqual([{ value: "not_interested", count: 1 }]);
  expect(filterOptions([unwanted], NO_FILTERS, NOW).statuses).toEqual([]);
});

test("values are counted, added and taken away", () => {
  const chosen = { ...NO_FILTERS, cuisines: ["Thai", "Vegan"], meals: ["lunch" as const], isOpenNow: true };
  expect(countFilters(chosen)).toBe(4);
  expect([toggled([1, 2], 3), toggled([1, 2], 2)]).toEqual([[1, 2, 3], [1]]);
});
