import fc from "fast-check";
import { expect, test } from "vitest";
import { resemblesWhole } from "./resembles-whole";

test.each([
  ["mama dut", "chez maman", false],
  ["mama dut", "damansara", false],
  ["mama dut", "rasa", false],
  ["snail bar", "black sheep brasserie", false],
  ["snail bar", "barbara pinseria cocktail bar", false],
  ["snail bar", "snail bra", true],
  ["mama dutt", "mama dut", true],
  ["chezpanise", "chez panisse", true],
  ["zuni caef", "zuni cafe", true],
  ["panise chez", "chez panisse", true],
  ["cafe znui", "zuni cafe", true],
  ["taqeria cancun", "taqueria cancun", true],
  ["panis", "chez panisse", true],
])("%s, %s: %s", (query, name, isAlike) => expect(resemblesWhole(query, name)).toBe(isAlike));

test("one letter changed anywhere never hides a name", () => {
  const word = fc.string({ unit: fc.constantFrom(..."abcde"), minLength: 2, maxLength: 8 });
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 3 }), fc.nat(), (words, seed) => {
      const name = words.join(" ");
      const at = seed % name.length;
      expect(resemblesWhole(`${name.slice(0, at)}x${name.slice(at + 1)}`, name)).toBe(true);
    }),
  );
});
