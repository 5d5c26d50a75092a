import { expect, test } from "vitest";
import { CITIES } from "@/lib/core/cities";
import { AREAS } from "./areas";
import { areasAlong, areasAtCorner, isNumbered, streetNames } from "./street-areas";

test.each(CITIES)("the streets of %s run through neighborhoods that it has", (city) => {
  const known = AREAS[city].areas.map(({ name }) => name);
  const named = streetNames(city).flatMap((street) => areasAlong(street, city));
  const numbers = Array.from({ length: 70 }, (_, i) => areasAlong(`${i + 1}th`, city)).flat();
  for (const area of [...named, ...numbers]) expect(known).toContain(area);
});

test("a number is a street's or an avenue's", () => {
  expect(areasAlong("9th", "San Francisco")).toEqual(
    expect.arrayContaining(["SoMa", "Civic Center", "Inner Richmond", "Inner Sunset"]),
  );
  expect(areasAlong("9th Ave", "San Francisco")).toEqual(["Inner Richmond", "Inner Sunset"]);
  expect(areasAlong("9th St.", "San Francisco")).not.toContain("Inner Sunset");
  expect(isNumbered("24th")).toBe(true);
  expect(isNumbered("Polk")).toBe(false);
});

test("a street is known by its other names", () => {
  expect(areasAlong("Divis", "San Francisco")).toEqual(areasAlong("Divisadero", "San Francisco"));
  expect(streetNames("San Francisco")).toContain("divis");
});

test("no street is known in every city", () => {
  expect(areasAlong("Polk", "San Francisco")).toContain("Polk Gulch");
  expect(areasAlong("Polk", "Oakland")).toEqual([]);
});

test.each<[string, string, string[]]>([
  ["Bush", "Polk", ["Polk Gulch"]],
  ["Irving", "9th", ["Inner Sunset"]],
  ["Geary", "9th Ave", ["Inner Richmond"]],
  ["Valencia", "24th", ["Mission"]],
  ["Sutter", "Bush", []],
  ["Polk", "Valencia", []],
  ["Polk", "Zephyr", []],
])("%s and %s cross in: %j", (first, second, areas) => {
  expect(areasAtCorner(first, second, "San Francisco")).toEqual(areas);
  expect(areasAtCorner(second, first, "San Francisco")).toEqual(areas);
});

test.each(CITIES)("the corners of %s are in neighborhoods that it has", (city) => {
  const known = AREAS[city].areas.map(({ name }) => name);
  const names = streetNames(city);
  const all = names.flatMap((first) => names.flatMap((second) => areasAtCorner(first, second, city)));
  expect([...new Set(all)].filter((area) => !known.includes(area))).toEqual([]);
});
