import { describe, expect, it } from "vitest";
import { CITIES } from "../cities";
import { readWish } from "../providers/curator/house/read-wish";
import { catalogueOf } from "../providers/curator/house/testing/catalogue";
import { satisfiesHard } from "./constraints";
import { SEED_THEMES } from "./seed-themes";

describe("the first guides", () => {
  it("are eighteen or more for San Francisco and four or more elsewhere, a week apart", () => {
    for (const city of CITIES) {
      const ages = SEED_THEMES.filter((theme) => theme.city === city).map(({ ageDays }) => ageDays);
      expect(ages.length).toBeGreaterThanOrEqual(city === "San Francisco" ? 18 : 4);
      expect(ages).toEqual(ages.map((_, index) => index * 7));
    }
  });

  it("have distinct wishes", () => {
    expect(new Set(SEED_THEMES.map(({ prompt }) => prompt)).size).toBe(SEED_THEMES.length);
  });

  it.each(SEED_THEMES)("$city: $prompt", async ({ city, prompt }) => {
    const idea = await readWish({ city, wish: prompt });
    if (idea.kind === "refused") throw new Error(idea.message);
    const fit = catalogueOf(city).filter(({ place }) => satisfiesHard(place, idea.constraints));
    expect(fit.length).toBeGreaterThanOrEqual(3);
  });
});
