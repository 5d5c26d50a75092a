import { expect, test } from "vitest";
import { makePlace } from "@/lib/testing/make-place";
import { foundedYear } from "./founded-year";

const noted = (text: string) => makePlace({ notes: [{ about: "story", text }] });

test.each([
  ["the Goose has poured beer on the Alameda since 1966", 1966],
  ["Dick Riemann started grilling sausages on Durant in 1966 and papered the walls", 1966],
  ["Alice Waters and friends opened the house in 1971", 1971],
  ["the fountain dates from 1918", 1918],
  ["the Ahn family has owned it since the 1970s", 1979],
  ["the cheese shop next door dates from 1967", null],
  ["the parent taqueria on Valencia Street has rolled burritos since 1969", null],
  ["a booth set somewhere around 1940", null],
  ["inside a tiled 1917 market hall", null],
])("%s: %s", (text, year) => {
  expect(foundedYear(noted(text))).toBe(year);
});

test("a place's own fact counts before its texts, and the earliest year before later ones", () => {
  expect(foundedYear({ ...noted("here since 1966"), foundedIn: 1970 })).toBe(1970);
  expect(foundedYear(noted("founded in 1949, open daily since 1960"))).toBe(1949);
});
