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
  it.each(["valueOf", "constructor", "__proto__"])("takes a city called %s for one it doesn't know", (city) => {
    const subject = { id: "fog-belt-dkpnpy", cuisine: "noodle" };
    expect(drawCover({ ...subject, city })).toBe(drawCover({ ...subject, city: "nowhere" }));
  });

  it("draws the same picture for the same words, for good", () => {
    const svg = drawCover({ id: "fog-belt-dkpnpy", cuisine: "noodle", city: "San Francisco" });
    expect(svg).toBe(drawCover({ id: "fog-belt-dkpnpy", cuisine: "noodle", city: "San Francisco" }));
    expect(createHash("sha256").update(svg).digest("hex").slice(0, 16)).toMatchInlineSnapshot(`"f9c6ed0dd0d0e4d1"`);
  });

  it("draws whole numbers only, and lets no word into the document", () => {
    fc.assert(
      fc.property(subject, (words) => {
        const svg = drawCover(words);
        expect(svg).not.toMatch(/NaN|undefined|Infinity/);
        expect(svg.match(/</g)?.length).toBe(svg.match(/>/g)?.length);
        expect(drawCover({ ...words, city: `${words.city}<script>` })).not.toContain("script");
      }),
    );
  });

  it("knows as many compositions as ids are spread over", () => {
    expect(COMPOSITIONS).toHaveLength(COMPOSITION_COUNT);
    const seen = new Set(Array.from({ length: 500 }, (_, i) => chooseComposition(`guide-${i}`)));
    expect(seen.size).toBe(COMPOSITION_COUNT);
  });
});

describe("compositionOf", () => {
  it("keeps neighbours apart until every composition is used", () => {
    const used: number[] = [];
    for (let i = 0; i < COMPOSITION_COUNT; i++) used.push(chooseComposition("the-same-id", used));
    expect(new Set(used).size).toBe(COMPOSITION_COUNT);
    expect(chooseComposition("the-same-id", used)).toBe(used[0]);
  });
});
