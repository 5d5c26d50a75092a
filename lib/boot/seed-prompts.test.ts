import { describe, expect, it } from "vitest";
import { parsePrompt } from "@/lib/adapters/house-curator/parse-prompt/parse-prompt";
import { catalogueOf } from "@/lib/adapters/house-curator/testing/catalogue";
import { CITIES } from "@/lib/core/cities";
import { meetsHardConstraints } from "@/lib/guides/constraints/hard-constraints";
import { SEED_PROMPTS } from "./seed-prompts";

describe("the first guides", () => {
  it("are eighteen or more for San Francisco and four or more elsewhere, a week apart", () => {
    for (const city of CITIES) {
      const ages = SEED_PROMPTS.filter((theme) => theme.city === city).map(({ ageDays }) => ageDays);
      expect(ages.length).toBeGreaterThanOrEqual(city === "San Francisco" ? 18 : 4);
      expect(ages).toEqual(ages.map((_, index) => index * 7));
    }
  });

  it("have distinct prompts", () => {
    expect(new Set(SEED_PROMPTS.map(({ prompt }) => prompt)).size).toBe(SEED_PROMPTS.length);
  });

  it.each(SEED_PROMPTS)("$city: $prompt", async ({ city, prompt }) => {
    const idea = await parsePrompt({ city, prompt });
    if (idea.kind === "refused") throw new Error(idea.message);
    const fit = catalogueOf(city).filter(({ place }) => meetsHardConstraints(place, idea.constraints));
    expect(fit.length).toBeGreaterThanOrEqual(3);
  });
});
