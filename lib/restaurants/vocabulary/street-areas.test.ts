import { expect, test } from "vitest";
import { CITIES } from "@/lib/core/cities";
import { AREAS } from "./areas";
import { areasAlong, isNumbered, streetNames } from "./street-areas";

test.each(CITIES)("the streets of %s run through neighborhoods that it has", (city) => {
  const known = AREAS[city].areas.map(({ name }) => name);
  const named = streetNames(city).flatMap((street) => areasAlong(street, city));
  const numbers = Array.from({ length: 70 }, (_, i) => areasAlong(`${i + 1}th`, city)).flat();
  for (const area of [...named, ...numbers]) expect(known).toContain(area);
});

test("a number is a street's or an avenue's", () => {
  expect(areasAlong("9th", "San Francisco")).toEqual(["SoMa", "South Beach", "Inner Richmond", "Inner Sunset"]);
  expect(areasAlong("9th Ave", "San Francisco")).toEqual(["Inner Richmond", "Inner Sunset"]);
  expect(areasAlong("9th St.", "San Francisco")).toEqual(["SoMa", "South Beach"]);
  expect(areasAlong("9th", "Peninsula")).toEqual([]);
  expect(isNumbered("24th")).toBe(true);
  expect(isNumbered("Polk")).toBe(false);
});

test("no street is known in every city", () => {
  expect(areasAlong("Polk", "San Francisco")).toContain("Polk Gulch");
  expect(areasAlong("Polk", "Oakland")).toEqual([]);
});
