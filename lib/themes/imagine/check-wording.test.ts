import { describe, expect, it, test } from "vitest";
import { PREPARED_THEMES } from "@/lib/adapters/house-curator/themes/prepared";
import { weeksFrom } from "@/lib/core/week";
import { factsOfWeek } from "../calendar/facts-of-week";
import { checkWording } from "./check-wording";

const WEEK = "2027-02-04";
const why = (theme: string, rationale = "It is the week for it.", week = WEEK) =>
  checkWording({ theme, rationale, factIds: [] }, week, factsOfWeek(week));

describe("wording about what is not in the week is rejected", () => {
  it.each([
    ["a feast of another week", why("Brunch for Mother's Day"), '"Mother\'s Day" is not of this week.'],
    ["a harvest of another month", why("Figs and a glass of wine"), '"Figs" is not of this week.'],
    ["another month", why("Soup", "June is gray."), '"June" is not of this week.'],
    ["a date of its own making", why("Dim sum", "The parade is on February 20."), '"February 20" is not of this week.'],
    ["a year", why("Dim sum for 2027"), "It names a year."],
    ["a forbidden phrase", why("A hidden gem in the Mission"), 'It says "hidden gem".'],
    ["an award", why("Michelin stars for a date"), "It states an award."],
    ["markup", why("Dim sum <b>now</b>"), "It holds markup or a link."],
    ["a link", why("Dim sum", "See https://evil.example"), "It holds markup or a link."],
    ["nothing", why(" "), "It lacks words."],
    ["too much", why("x".repeat(121)), "The theme is longer than 120 characters."],
  ])("%s", (_, found, expected) => {
    expect(found).toBe(expected);
  });
});

test("wording about what is in the week passes", () => {
  expect(why("Dim sum for the Lunar New Year", "It falls on February 6.")).toBeNull();
  expect(why("Brunch with citrus in season", "February's color comes from the trees.")).toBeNull();
  expect(why("Thai food for a date")).toBeNull();
});

test("every prepared theme passes in some week, and lists facts that exist", () => {
  const weeks = weeksFrom("2026-11-26", 208).map((week) => ({ week, facts: factsOfWeek(week) }));
  for (const { theme, rationale, factIds } of PREPARED_THEMES) {
    const held = weeks.filter(({ facts }) => factIds.length === 0 || facts.some(({ id }) => factIds.includes(id)));
    for (const id of factIds)
      expect(
        weeks.some(({ facts }) => facts.some((fact) => fact.id === id)),
        id,
      ).toBe(true);
    const reasonIn = ({ week, facts }: (typeof weeks)[number]) =>
      checkWording({ theme, rationale, factIds: [] }, week, facts);
    // Most pass in their first week: the other two hundred need not be tried.
    const passes = held.some((week) => reasonIn(week) === null);
    expect(passes, `${theme}: ${held[0] && reasonIn(held[0])}`).toBe(true);
  }
});

test("no two prepared themes have the same words", () => {
  expect(new Set(PREPARED_THEMES.map(({ theme }) => theme)).size).toBe(PREPARED_THEMES.length);
  expect(new Set(PREPARED_THEMES.map(({ rationale }) => rationale)).size).toBe(PREPARED_THEMES.length);
});
