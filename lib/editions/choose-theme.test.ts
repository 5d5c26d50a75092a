import { expect, test } from "vitest";
import { chooseTheme } from "./choose-theme";
import { seasonTheme } from "./season-theme";

const WEEK = "2026-11-19";

test("an approved theme is what its week is about, without the space around it", () => {
  const chosen = chooseTheme(WEEK, { id: "soup", theme: " Soup in the fog\n" });
  expect(chosen).toEqual({ theme: "Soup in the fog", scheduledThemeId: "soup", from: "approved" });
});

test("without one, or without a word in it, the season chooses", () => {
  const season = { theme: seasonTheme(WEEK), from: "season" };
  expect(chooseTheme(WEEK, undefined)).toEqual({ ...season, scheduledThemeId: null });
  expect(chooseTheme(WEEK, { id: "blank", theme: " \n" })).toEqual({ ...season, scheduledThemeId: "blank" });
});
