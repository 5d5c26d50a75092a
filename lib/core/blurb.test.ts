import fc from "fast-check";
import { expect, test } from "vitest";
import { blurb } from "./blurb";

const TEXT = "Pasta comes first. Ask for the corner table! A queue forms by seven, and nobody minds.\n\nNone is quiet.";

test("the first sentences are whole, of the first paragraph alone", () => {
  expect(blurb(TEXT, 20)).toBe("Pasta comes first.");
  expect(blurb(TEXT, 45)).toBe("Pasta comes first. Ask for the corner table!");
  expect(blurb(TEXT, 500)).toBe(TEXT.split("\n\n")[0]);
  expect(blurb("He said “Sit.” Then we ate.", 20)).toBe("He said “Sit.”");
});

test("a first sentence that is too long is cut between words, with an ellipsis", () => {
  expect(blurb("Only one pizza comes out of the oven each day.", 24)).toBe("Only one pizza comes…");
});

test("a saint's name and an initial end no sentence", () => {
  expect(blurb("Walk up St. Francis Street. Then eat.", 30)).toBe("Walk up St. Francis Street.");
  expect(blurb("J. Smith cooks at No. 9 Park. Then eat.", 32)).toBe("J. Smith cooks at No. 9 Park.");
});

test("whatever it is made of, it is no longer than it may be", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.integer({ min: 2, max: 80 }), (text, max) => {
      expect([...blurb(text, max)].length).toBeLessThanOrEqual(max);
    }),
  );
});
