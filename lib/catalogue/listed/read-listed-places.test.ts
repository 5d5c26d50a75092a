import { expect, test } from "vitest";
import { isOnOrNearLand } from "@/lib/core/geo/land";
import { builtInCatalogue } from "../source/built-in-catalogue";
import { readListedPlaces } from "./read-listed-places";
import { isSameListing } from "./same-listing";

const places = readListedPlaces();

test("there are thousands, in every part of the Bay Area", () => {
  expect(places.length).toBeGreaterThanOrEqual(6_000);
  const townOf = new Set(places.map(({ town, city }) => town ?? city));
  for (const town of "Sunnyvale|Cupertino|Santa Clara|Mountain View|Palo Alto|Fremont|Walnut Creek|San Rafael|Mill Valley|Sausalito".split(
    "|",
  ))
    expect(townOf, town).toContain(town);
  for (const city of ["San Francisco", "Oakland", "Berkeley", "San Jose"])
    expect(places.filter((place) => place.city === city && place.town === null).length, city).toBeGreaterThan(300);
});

test("none lies in the water", () => {
  expect(places.filter((place) => !isOnOrNearLand(place)).map(({ name }) => name)).toEqual([]);
});

test("none is listed twice under one name and address", () => {
  const keys = places.map(({ name, address, town }) => `${name}|${address}|${town}`);
  expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
});

test("few are described: the files were made against the catalogue of their day, and the import looks again", () => {
  const described = builtInCatalogue();
  const twins = places.filter((place) => described.some((entry) => isSameListing(entry, place)));
  expect(twins.length).toBeLessThan(places.length / 10);
});
