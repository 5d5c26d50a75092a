import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CITIES } from "../cities";
import { COMPOSITIONS, drawCover } from "./draw-cover";
import { COMPOSITION_COUNT, chooseComposition } from "./random";

const subject = fc.record({
  id: fc.string(),
  cuisine: fc.oneof(fc.constantFrom("noodle", "oysters", "bakery", "taqueria", "pizza", "burmese"), fc.string()),
  city: fc.oneof(fc.constantFrom<string>(...CITIES), fc.string()),
});

describe("drawCover", () => {
  it.each(["valueOf", "constructor", "__proto__"])("treats a city called %s as unknown", (city) => {
    const subject = { id: "fog-belt-dkpnpy", cuisine: "noodle" };
    expect(drawCover({ ...subject, city })).toBe(drawCover({ ...subject, city: "nowhere" }));
  });

  it("draws the same cover for the same input, in every release", () => {
    const svg = drawCover({ id: "fog-belt-dkpnpy", cuisine: "noodle", city: "San Francisco" });
    expect(svg).toBe(drawCover({ id: "fog-belt-dkpnpy", cuisine: "noodle", city: "San Francisco" }));
    expect(createHash("sha256").update(svg).digest("hex").slice(0, 16)).toMatchInlineSnapshot(`"f9c6ed0dd0d0e4d1"`);
  });

  it("draws valid numbers only, and puts no input text into the document", () => {
    fc.assert(
      fc.property(subject, (words) => {
        const svg = drawCover(words);
        expect(svg).not.toMatch(/NaN|undefined|Infinity/);
        expect(svg.match(/</g)?.length).toBe(svg.match(/>/g)?.length);
        expect(drawCover({ ...words, city: `${words.city}<script>` })).not.toContain("script");
      }),
    );
  });

  it("has one composition for each index that an id can map to", () => {
    expect(COMPOSITIONS).toHaveLength(COMPOSITION_COUNT);
    const seen = new Set(Array.from({ length: 500 }, (_, i) => chooseComposition(`guide-${i}`)));
    expect(seen.size).toBe(COMPOSITION_COUNT);
  });
});

describe("chooseComposition", () => {
  it("gives neighbors different compositions until every one is used", () => {
    const used: number[] = [];
    for (let i = 0; i < COMPOSITION_COUNT; i++) used.push(chooseComposition("the-same-id", used));
    expect(new Set(used).size).toBe(COMPOSITION_COUNT);
    expect(chooseComposition("the-same-id", used)).toBe(used[0]);
  });
});
