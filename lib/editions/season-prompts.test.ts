import { expect, test } from "vitest";
import { parsePrompt } from "@/lib/adapters/house-curator/parse-prompt/parse-prompt";
import { NEWSLETTER_CITIES } from "@/lib/core/cities";
import { weeksFrom } from "@/lib/core/week";
import { seasonTheme } from "./season-theme";

const weeks = weeksFrom("2026-01-01", 260);

test("every week of the year has a prompt, and none repeats soon", () => {
  weeks.forEach((week, at) => {
    const lately = weeks.slice(Math.max(0, at - 26), at).map(seasonTheme);
    expect(lately).not.toContain(seasonTheme(week));
  });
});

test.each(NEWSLETTER_CITIES)("every prompt of the season is about food in %s", async (city) => {
  for (const prompt of new Set(weeks.map(seasonTheme))) {
    expect(await parsePrompt({ city, prompt }), prompt).toMatchObject({ kind: "idea" });
  }
});
