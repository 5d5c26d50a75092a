import { expect, test } from "vitest";
import { commonestChoices, filterGroups } from "./filter-groups";
import { type FilterOptions, NO_FILTERS } from "./filters";

const counted = <T>(value: T, count = 1) => ({ value, count });
const OPTIONS: FilterOptions = {
  statuses: [counted("love"), counted("none")],
  cuisines: Array.from({ length: 30 }, (_, i) => counted(`Cuisine ${String(i).padStart(2, "0")}`, i)),
  prices: [counted(1), counted(2)],
  meals: [counted("dinner"), counted("lunch")],
  openNow: null,
};

test("what is soon chosen comes first, the many cuisines last", () => {
  expect(filterGroups(OPTIONS, NO_FILTERS).map(({ name }) => name)).toEqual(["Status", "Price", "Meal", "Cuisine"]);
});

test("of many choices the commonest are seen, of few all", () => {
  const choicesOf = (group: string) => filterGroups(OPTIONS, NO_FILTERS).find(({ name }) => name === group)?.choices;
  expect(commonestChoices(choicesOf("Cuisine") ?? [])).toEqual(
    Array.from({ length: 12 }, (_, i) => `Cuisine ${29 - i}`),
  );
  expect(commonestChoices(choicesOf("Price") ?? [])).toEqual(["1", "2"]);
});
