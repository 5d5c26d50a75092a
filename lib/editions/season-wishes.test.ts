import { expect, test } from "vitest";
import { SUBSCRIBE_CITIES } from "../cities";
import { readWish } from "../providers/curator/house/read-wish";
import { seasonTheme } from "./season-theme";
import { weeksFrom } from "./week";

const weeks = weeksFrom("2026-01-01", 260);

test("every week of the year has a wish, and none that comes soon again", () => {
  weeks.forEach((week, at) => {
    const lately = weeks.slice(Math.max(0, at - 26), at).map(seasonTheme);
    expect(lately).not.toContain(seasonTheme(week));
  });
});

test.each(SUBSCRIBE_CITIES)("every wish of the season is one for food in %s", async (city) => {
  for (const wish of new Set(weeks.map(seasonTheme))) {
    expect(await readWish({ city, wish }), wish).toMatchObject({ kind: "idea" });
  }
});
