import { beforeAll, expect, test } from "vitest";
import { importListedPlaces } from "@/lib/catalogue/listed/import-listed-places";
import { seedCatalogue } from "@/lib/catalogue/source/seed-catalogue";
import type { City } from "@/lib/core/cities";
import { metersFrom } from "@/lib/core/geo/spot";
import { testDb } from "@/lib/testing/database";
import { makeListedPlace } from "@/lib/testing/make-listed-place";
import { findPlaces } from "./find-places";
import { landmarkNear } from "./read-landmark";

const { db } = await testDb();
const find = async (query: string, city?: City) => {
  const { rows, missed } = await findPlaces(db, { query, city, limit: 12, reader: null });
  return { places: rows.map(({ place }) => place), names: rows.map(({ place }) => place.name), missed };
};

beforeAll(async () => {
  await seedCatalogue(db);
  const where = { city: "San Francisco", neighbourhood: "Mission" } as const;
  await importListedPlaces(db, {
    places: [
      makeListedPlace({ ...where, name: "Vegetarian House", address: "1 Mission St" }),
      makeListedPlace({ city: "San Francisco", name: "Chez Maman West", address: "401 Gough St" }),
      makeListedPlace({ city: "San Francisco", name: "Barbara Pinseria & Cocktail Bar", address: "1549 Stockton St" }),
      makeListedPlace({ city: "San Francisco", name: "House of Tadu Mission Bay", address: "2 Third St" }),
    ],
  });
}, 60_000);

test.each([
  ["Mission vegetarian tonight for 2", undefined],
  ["vegetarian mission", "San Francisco"],
] as const)("%s (%s) finds places of the Mission that are known for it, and those told first", async (query, city) => {
  const { places, missed } = await find(query, city);
  expect(places).toHaveLength(12);
  expect(new Set(places.map(({ neighbourhood }) => neighbourhood))).toEqual(new Set(["Mission"]));
  expect(places.map(({ listedBy }) => listedBy).filter(Boolean)).toEqual([]);
  expect(places.map(({ name }) => name)).toContain("Shizen");
  expect(missed).toBe("");
});

test("an area without what is looked for says so, and the nearest comes first", async () => {
  const dimSum = await find("dim sum san mateo");
  expect(dimSum.missed).toBe("in San Mateo");
  expect(dimSum.places[0]).toMatchObject({ name: "The Kitchen", town: "Millbrae" });
  expect(dimSum.places.slice(0, 3).map(({ city }) => city)).toEqual(Array(3).fill("Peninsula"));
  const noodles = await find("hand pulled noodles millbrae");
  expect(noodles.missed).toBe("in Millbrae");
  expect(noodles.places.length).toBeGreaterThan(0);
  const [chinese] = (await find("chinese food in the mission")).places;
  expect(chinese?.cuisines).toContain("Chinese");
});

test("an area alone finds what is known there", async () => {
  const { places } = await find("somewhere in Temescal tonight");
  expect(places.length).toBeGreaterThan(8);
  expect(new Set(places.map(({ neighbourhood }) => neighbourhood))).toEqual(new Set(["Temescal"]));
});

test.each([
  ["ramen near bart", "Oakland", "Ramen"],
  ["tacos near 16th st bart", undefined, "Mexican"],
  ["dinner near caltrain", "San Francisco", null],
  ["dinner near the ferry building", undefined, null],
  ["sushi near bart in berkeley", undefined, "Sushi"],
] as const)("%s (%s) is near a landmark, or any station of a line", async (query, city, cuisine) => {
  const { places } = await find(query, city);
  const near = landmarkNear(query, city)?.near;
  const meters = places.map((place) => (near ? metersFrom(near, place) : Infinity));
  expect(places.length).toBeGreaterThan(0);
  if (city) expect(new Set(places.map((place) => place.city))).toEqual(new Set([city]));
  if (cuisine) expect(places[0]?.cuisines).toContain(cuisine);
  expect(meters[0]).toBeLessThan(2_500);
  if (cuisine === null) expect(meters).toEqual(meters.toSorted((a, b) => a - b));
});

test("a name that holds an area's is the name", async () => {
  expect((await find("vegetarian house mission")).names[0]).toBe("Vegetarian House");
  expect((await find("mission pie crust")).missed).toBe("in the Mission");
  expect((await find("chez panisse berkeley")).names[0]).toBe("Chez Panisse");
});

test("a search that must stay in its city does", async () => {
  const { rows } = await findPlaces(db, { query: "dim sum san mateo", city: "Oakland", limit: 12, reader: null });
  expect(rows.filter(({ place }) => place.city !== "Oakland")).toEqual([]);
});

test.each(["mama dut", "snail bar"])("what only resembles a part of %s is not found", async (query) => {
  expect((await find(query)).names.filter((name) => /maman|damansara|rasa|pinseria|barbara/i.test(name))).toEqual([]);
});
