import fc from "fast-check";
import { expect, test } from "vitest";
import { findForbiddenPhrase } from "@/lib/guides/checker/forbidden-phrases";
import { describeTaste } from "./describe-taste";
import { chanceOfAtLeast, isGood } from "./find-leanings";
import type { Mark } from "./read-marks";
import { anyReader, countTraitsOf, inventMark, inventPlace } from "./testing/invent-marks";
import { type TastePlace, traitsOf } from "./trait";
import { leaningWords } from "./trait-words";

/** A hundred places of every kind, so that nothing of a reader's marks is common. */
const elsewhere = Array.from({ length: 100 }, (_, at) =>
  inventPlace({
    cuisines: [["Italian", "Mexican", "Pizza", "Thai"][at % 4] ?? ""],
    vibes: ["lively"],
    area: `A${at % 9}`,
  }),
);
const catalogueWith = (marks: readonly Mark[], more: readonly TastePlace[] = elsewhere) =>
  countTraitsOf([...marks, ...more]);
const burmese = { cuisines: ["Burmese"], vibes: ["cosy"], area: "Inner Richmond" };
const lineOf = (marks: readonly Mark[], more?: readonly TastePlace[]) =>
  describeTaste(marks, catalogueWith(marks, more));

test("names the food, the rooms and the part of town that stand out, with their counts", () => {
  const marks = [...Array.from({ length: 4 }, () => inventMark("love", burmese)), inventMark("like")];
  const { text, grounds, traits } = lineOf(marks);
  expect(traits).toEqual(["cuisine:Burmese", "vibe:cosy", "area:San Francisco/Inner Richmond"]);
  expect(text).toContain("Burmese cooking, cozy rooms, and the Inner Richmond");
  expect(grounds).toBe("Of the 5 places you love or like: Burmese cooking 4, cozy rooms 4, the Inner Richmond 4.");
  expect(lineOf(marks)).toEqual(lineOf(marks));
});

test.each([
  [0, "Love or like four places that we have described"],
  [2, "Love or like two more places"],
  [3, "Love or like one more place that"],
])("with %i good marks says how many more it takes", (count, words) => {
  const marks = Array.from({ length: count }, () => inventMark("love", burmese));
  const others = [
    inventMark("interested", burmese),
    inventMark("never_again"),
    inventMark("love", { isDescribed: false }),
  ];
  const line = lineOf([...marks, ...others]);
  expect(line.text).toContain(words);
  expect(line.traits).toEqual([]);
});

test("what the catalogue has just as often is no taste", () => {
  const marks = Array.from({ length: 6 }, () => inventMark("love", { cuisines: ["Thai"], vibes: ["lively"] }));
  const usual = Array.from({ length: 100 }, () => inventPlace({ cuisines: ["Thai"], vibes: ["lively"] }));
  expect(lineOf(marks, usual)).toMatchObject({ traits: [], text: expect.stringContaining("many directions") });
});

test("what a reader never wants again as often is none either", () => {
  const marks = Array.from({ length: 4 }, () => inventMark("love", burmese));
  const never = Array.from({ length: 2 }, () => inventMark("never_again", { cuisines: ["Burmese"] }));
  expect(lineOf([...marks, ...never]).traits).not.toContain("cuisine:Burmese");
  expect(lineOf([...marks, ...never.slice(1)]).traits).toContain("cuisine:Burmese");
});

test("a cuisine isn't named beside its own kind", () => {
  const marks = Array.from({ length: 5 }, () => inventMark("love", { cuisines: ["Chinese", "Sichuan"] }));
  expect(lineOf(marks).traits).toHaveLength(1);
});

test("no line names a trait that the good marks don't have three times, or in forbidden words", () => {
  fc.assert(
    fc.property(anyReader, ({ places, marks }) => {
      const { text, grounds, traits } = describeTaste(marks, countTraitsOf(places));
      const good = marks.filter(isGood);
      const counted = (trait: string) => good.filter((mark) => traitsOf(mark).some((own) => own === trait)).length;
      for (const trait of traits) expect(counted(trait)).toBeGreaterThanOrEqual(3);
      const named = [...new Set(places.flatMap(traitsOf))].filter((trait) => {
        const words = leaningWords(trait);
        return words !== null && `${text} ${grounds}`.includes(words);
      });
      for (const trait of named) expect(traits.map(leaningWords)).toContain(leaningWords(trait));
      expect(findForbiddenPhrase(text)).toBeNull();
      expect(text).toMatch(/^[A-Z].*\.$/);
      expect(text).not.toMatch(/!|undefined|\d/);
    }),
    { numRuns: 300 },
  );
});

test("the chance of so many is the binomial one", () => {
  expect(chanceOfAtLeast(3, 4, 0.5)).toBeCloseTo(5 / 16);
  expect(chanceOfAtLeast(0, 4, 0.3)).toBe(1);
  expect(chanceOfAtLeast(3, 4, 0)).toBe(0);
  expect(chanceOfAtLeast(3, 4, 1)).toBe(1);
});
