import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CITIES } from "../cities";
import { COMPOSITIONS, drawCover } from "./draw-cover";
import { DRAWINGS } from "./drawings";
import { COMPOSITION_COUNT, chooseComposition } from "./random";

const subject = fc.record({
  id: fc.string(),
  cuisine: fc.oneof(fc.constantFrom("noodle", "oysters", "bakery", "taqueria", "pizza", "burmese"), fc.string()),
  city: fc.oneof(fc.constantFrom<string>(...CITIES), fc.string()),
  drawing: fc.oneof(fc.constantFrom(...DRAWINGS.keys()), fc.constantFrom("citrus-3", "valueOf", ""), fc.string()),
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

  it("draws the dish that it is asked for, and citrus fruit for an unknown one", () => {
    const subject = { id: "fog-belt-dkpnpy", cuisine: "noodle", city: "San Francisco" };
    const covers = [...DRAWINGS.keys(), "citrus-1"].map((drawing) => drawCover({ ...subject, drawing }));
    expect(new Set(covers).size).toBe(DRAWINGS.size + 1);
    expect(drawCover({ ...subject, drawing: "constructor" })).toBe(drawCover(subject));
  });
});
