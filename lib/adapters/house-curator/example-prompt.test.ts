import { describe, expect, it } from "vitest";
import type { Place } from "@/lib/contracts/stages";
import { CITIES, type City } from "@/lib/core/cities";
import { fittingPlaces } from "@/lib/guides/constraints/fitting-places";
import { joinDietsToFoods } from "@/lib/guides/constraints/food-for-diet";
import { examplePrompt } from "./example-prompt";
import { parsePrompt } from "./parse-prompt/parse-prompt";
import { seededShuffle } from "./seeded-random";
import { catalogueOf } from "./testing/catalogue";

/** As many as the product draws from a city. */
const SAMPLE_SIZE = 40;

const prompts = await Promise.all(
  CITIES.flatMap((city) =>
    Array.from({ length: 40 }, async (_, turn) => ({
      city,
      prompt: await examplePrompt({
        city,
        places: seededShuffle(placesOf(city), `${turn}`).slice(0, SAMPLE_SIZE),
        now: new Date(Date.UTC(2026, turn % 12, 5, 12, turn)),
      }),
    })),
  ),
);

function placesOf(city: City): Place[] {
  return catalogueOf(city).map(({ place }) => place);
}

describe("example prompts", () => {
  it("are many, short and well formed", () => {
    expect(new Set(prompts.map(({ prompt }) => prompt)).size).toBeGreaterThan(170);
    for (const { prompt } of prompts) {
      expect(prompt).toMatch(/^\p{Lu}/u);
      expect(prompt).not.toMatch(/undefined|null| {2}|\bin (?:in|on|at)\b/);
      expect(prompt.length).toBeLessThan(160);
    }
  });

  it("are prompts that the curator itself can parse", async () => {
    const ideas = await Promise.all(prompts.map(({ city, prompt }) => parsePrompt({ city, prompt }, null)));
    expect(prompts.filter((_, index) => ideas[index]?.kind === "refused").map(({ prompt }) => prompt)).toEqual([]);
  });

  it("hold nothing that the curator itself can't read or judge", async () => {
    const ideas = await Promise.all(prompts.map(({ city, prompt }) => parsePrompt({ city, prompt })));
    const untold = ideas.flatMap((idea, index) => {
      if (idea.kind === "refused") return [`${prompts[index]?.prompt}: refused`];
      // Hours and tables are the place's to tell.
      const read = (idea.readings ?? []).filter(({ type }) => type !== "time" && type !== "party");
      const open = read.filter(({ outcome }) => outcome !== "judged" && outcome !== "ignored");
      return [...open.map(({ label }) => label), ...idea.unknowns].map((what) => `${prompts[index]?.prompt}: ${what}`);
    });
    expect(untold).toEqual([]);
  });

  it("are fulfilled by enough places of their city to make a guide", async () => {
    const ideas = await Promise.all(prompts.map(({ city, prompt }) => parsePrompt({ city, prompt })));
    const refused = prompts.filter(({ city }, index) => {
      const idea = ideas[index];
      return idea?.kind !== "idea" || fittingPlaces(placesOf(city), joinDietsToFoods(idea.constraints)).length < 3;
    });
    expect(refused).toEqual([]);
  });

  it("need no places", async () => {
    const prompt = await examplePrompt({ city: "Peninsula", places: [], now: new Date("2026-11-20") });
    expect(prompt).toContain("on the Peninsula");
  });
});
