import { describe, expect, it } from "vitest";
import { CITIES } from "@/lib/core/cities";
import { examplePrompt } from "./example-prompt";
import { parsePrompt } from "./parse-prompt/parse-prompt";
import { catalogueOf } from "./testing/catalogue";

const prompts = CITIES.flatMap((city) =>
  Array.from({ length: 40 }, (_, turn) => ({
    city,
    prompt: examplePrompt({
      city,
      places: catalogueOf(city).map(({ place }) => place),
      now: new Date(Date.UTC(2026, turn % 12, 5, 12, turn)),
    }),
  })),
);

describe("example prompts", () => {
  it("are many, short and well formed", () => {
    expect(new Set(prompts.map(({ prompt }) => prompt)).size).toBeGreaterThan(180);
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

  it("need no places", () => {
    expect(examplePrompt({ city: "Peninsula", places: [], now: new Date("2026-11-20") })).toContain("on the Peninsula");
  });
});
