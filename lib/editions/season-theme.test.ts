import { expect, test } from "vitest";
import { weeksFrom } from "@/lib/core/week";
import { seasonTheme } from "./season-theme";

test("every Thursday of thirty years has a prompt, and no two Thursdays of a year share one", () => {
  const byYear = new Map<string, string[]>();
  for (const week of weeksFrom("2026-01-01", 30 * 52 + 8)) {
    const year = week.slice(0, 4);
    byYear.set(year, [...(byYear.get(year) ?? []), seasonTheme(week)]);
  }
  for (const [year, themes] of byYear) {
    if (themes.length < 52) continue;
    expect(new Set(themes).size, year).toBe(themes.length);
  }
  expect(byYear.get("2032")).toHaveLength(53);
});

test("the season is its week's", () => {
  expect(seasonTheme("2026-01-01")).toMatch(/after the holidays/);
  expect(seasonTheme("2026-12-31")).toMatch(/end the year/);
});
