import { beforeAll, expect, test } from "vitest";
import { importListedPlaces } from "@/lib/catalogue/listed/import-listed-places";
import { seedCatalogue } from "@/lib/catalogue/source/seed-catalogue";
import { SWEETS } from "@/lib/restaurants/vocabulary/cuisines";
import { testDb } from "@/lib/testing/database";
import { makeListedPlace } from "@/lib/testing/make-listed-place";
import { loadPlaces, type PlaceIndex } from "./load-places";
import { readSearch } from "./read-search";
import { searchPlaces } from "./search-places";

const { db } = await testDb();
let index: PlaceIndex;
const find = async (query: string, { page = 1 }: { page?: number } = {}) => {
  const read = readSearch(query, index.words);
  return searchPlaces({ db }, { index, read, query, city: undefined, picks: new Map(), page });
};

beforeAll(async () => {
  await seedCatalogue(db);
  await importListedPlaces(db, {
    places: ["Tartine", "Best Taste"].map((name, at) =>
      makeListedPlace({ city: "San Francisco", name, address: `${at + 1} Main Street`, cuisines: [] }),
    ),
  });
  index = await loadPlaces({ db });
}, 60_000);

const namesOf = ({ places }: Awaited<ReturnType<typeof find>>) => places.map(({ place }) => place.name);

test("what is told and open comes before a listed place of the bare name", async () => {
  expect(namesOf(await find("tartine")).slice(0, 2)).toEqual(["Tartine Bakery", "Tartine"]);
});

test.each(["best restaurant", "good food", "top rated restaurants"])(
  "%s asks for no place called so",
  async (query) => {
    const { places, count } = await find(query);
    expect(count.told).toBeGreaterThan(500);
    for (const { place } of places) {
      expect(place.name).not.toMatch(/^Best/);
      expect([place.isUnconfirmed ?? false, SWEETS.includes(place.cuisines[0] ?? "")]).toEqual([false, false]);
    }
  },
);

test("for a meal, who serves it comes first, and what is sweet last", async () => {
  const dinner = await find("dinner under 30 dollars");
  expect(dinner.places.length).toBe(12);
  for (const { place } of dinner.places) expect(index.facts.get("meal dinner")).toContain(index.numbers.get(place.id));
  const castro = await find("dinner in the castro");
  expect(namesOf(castro).at(-1)).toBe("Hot Cookie");
  const date = await find("cheap date");
  for (const { place } of [...date.places, ...date.partial.slice(0, 3)])
    expect(SWEETS).not.toContain(place.cuisines[0]);
});

test.each(["ice cream", "cake san jose", "coffee in the mission", "cozy cafe to work"])(
  "what is sweet is first where it is asked for: %s",
  async (query) => {
    expect(SWEETS).toContain((await find(query)).places[0]?.place.cuisines[0]);
  },
);

test("a district's name is that district, and who comes along leaves nobody out", async () => {
  const { places } = await find("dinner in the marina with my parents");
  expect(new Set(places.map(({ place }) => place.neighbourhood))).toEqual(new Set(["Marina"]));
  expect(places.length).toBeGreaterThan(2);
  expect(places[0]?.met).toContain("good for the older generation");
  for (const { unknown } of places) expect(unknown).toEqual([]);
});

test("stools at a counter come last where a wheelchair is to come in", async () => {
  const { pageCount } = await find("wheelchair accessible");
  const pages = await Promise.all(
    Array.from({ length: pageCount }, (_, at) => find("wheelchair accessible", { page: at + 1 })),
  );
  const names = pages.flatMap(namesOf);
  expect(names.length).toBeGreaterThan(10);
  expect(names.slice(0, -1)).not.toContain("Swan Oyster Depot");
  const last = pages.at(-1)?.places.at(-1);
  expect([last?.place.name, last?.against]).toEqual(["Swan Oyster Depot", ["seats on stools"]]);
});
