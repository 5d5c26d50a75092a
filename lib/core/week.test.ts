import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isThursday, nextThursday, weekOf, weeksFrom } from "./week";

describe("weekOf", () => {
  it.each([
    ["a Thursday at eight", "2026-11-19T16:00:00Z", "2026-11-19"],
    ["the first minute of Monday", "2026-11-16T08:00:00Z", "2026-11-19"],
    ["the last minute of Sunday", "2026-11-23T07:59:00Z", "2026-11-19"],
    ["Thursday in London, still Wednesday here", "2026-11-19T03:00:00Z", "2026-11-19"],
    ["Monday in London, still Sunday here", "2026-11-23T03:00:00Z", "2026-11-19"],
    ["the Sunday on which clocks go forward", "2026-03-08T10:30:00Z", "2026-03-05"],
    ["the Sunday on which clocks go back", "2026-11-01T09:30:00Z", "2026-10-29"],
    ["a leap day", "2024-02-29T20:00:00Z", "2024-02-29"],
    ["a week over the turn of the year", "2027-01-01T12:00:00Z", "2026-12-31"],
  ])("%s", (_, moment, week) => {
    expect(weekOf(new Date(moment))).toBe(week);
  });

  it("is a Thursday at any moment, never more than three days away, and the same the whole week", () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date("2020-01-01"), max: new Date("2040-01-01"), noInvalidDate: true }),
        (moment) => {
          const week = weekOf(moment);
          expect(isThursday(week)).toBe(true);
          expect(Math.abs(Date.parse(`${week}T19:30:00Z`) - moment.getTime())).toBeLessThan(4 * 86_400_000);
        },
      ),
    );
  });
});

it("walks a year of Thursdays", () => {
  const weeks = weeksFrom("2026-11-19", 53);
  expect(weeks).toHaveLength(53);
  expect(new Set(weeks).size).toBe(53);
  expect(weeks.every(isThursday)).toBe(true);
  expect(weeks.at(-1)).toBe("2027-11-18");
});

describe("nextThursday", () => {
  it.each([
    ["a Monday", "2026-11-16T20:00:00Z", "2026-11-19"],
    ["a Thursday before eight", "2026-11-19T15:59:00Z", "2026-11-19"],
    ["a Thursday at eight", "2026-11-19T16:00:00Z", "2026-11-26"],
    ["a Thursday before eight in summer", "2026-07-16T14:59:00Z", "2026-07-16"],
    ["a Thursday at eight in summer", "2026-07-16T15:00:00Z", "2026-07-23"],
    ["a Sunday", "2026-11-22T20:00:00Z", "2026-11-26"],
  ])("%s", (_, moment, thursday) => {
    expect(nextThursday(new Date(moment))).toBe(thursday);
  });
});
