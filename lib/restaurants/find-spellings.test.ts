import fc from "fast-check";
import { expect, test } from "vitest";
import { isOneEditApart } from "./find-spellings";

test.each([
  ["ramne", "ramen"],
  ["zunni", "zuni"],
  ["zni", "zuni"],
  ["zumi", "zuni"],
  ["uzni", "zuni"],
])("%s is one slip from %s", (a, b) => {
  expect(isOneEditApart(a, b)).toBe(true);
  expect(isOneEditApart(b, a)).toBe(true);
});

test.each([
  ["zuni", "zuni"],
  ["znui", "zuna"],
  ["pho", "phone"],
  ["abcd", "badc"],
  ["", "ab"],
])("%s is not one slip from %s", (a, b) => {
  expect(isOneEditApart(a, b)).toBe(false);
  expect(isOneEditApart(b, a)).toBe(false);
});

test("whatever one letter does to a word is one slip", () => {
  const letters = fc.string({ unit: fc.constantFrom(..."abc"), minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(letters, fc.nat(), fc.constantFrom(..."abc"), (word, seed, letter) => {
      const at = seed % word.length;
      const [before, after] = [word.slice(0, at), word.slice(at + 1)];
      const slips = [before + after, before + letter + after, before + letter + word.slice(at)];
      for (const slipped of slips) expect(isOneEditApart(word, slipped)).toBe(word !== slipped);
    }),
  );
});
