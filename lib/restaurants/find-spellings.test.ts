import fc from "fast-check";
import { expect, test } from "vitest";
import { isOneEditApart } from "./find-spellings";

test.each([
  ["ramne", "ramen"],
  ["zunni", "zuni"],
  ["zni", "zuni"],
  ["zumi", "zuni"],
  ["uzni", "zuni"],
])("%s is one typo from %s", (a, b) => {
  expect(isOneEditApart(a, b)).toBe(true);
  expect(isOneEditApart(b, a)).toBe(true);
});

test.each([
  ["zuni", "zuni"],
  ["znui", "zuna"],
  ["pho", "phone"],
  ["abcd", "badc"],
  ["", "ab"],
])("%s is not one typo from %s", (a, b) => {
  expect(isOneEditApart(a, b)).toBe(false);
  expect(isOneEditApart(b, a)).toBe(false);
});

test("any change of one letter is one typo", () => {
  const letters = fc.string({ unit: fc.constantFrom(..."abc"), minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(letters, fc.nat(), fc.constantFrom(..."abc"), (word, seed, letter) => {
      const index = seed % word.length;
      const [before, after] = [word.slice(0, index), word.slice(index + 1)];
      const typos = [before + after, before + letter + after, before + letter + word.slice(index)];
      for (const typo of typos) expect(isOneEditApart(word, typo)).toBe(word !== typo);
    }),
  );
});
