import { expect, test } from "vitest";
import { importListedPlaces } from "@/lib/catalogue/listed/import-listed-places";
import { CITIES, type City } from "@/lib/core/cities";
import { makeRestaurant, makeUser, testDb } from "@/lib/testing/database";
import { makeCtx } from "@/lib/testing/make-ctx";
import { makeListedPlace } from "@/lib/testing/make-listed-place";
import { searchForReader } from "./search";

const { db } = await testDb();
const ctx = { ...makeCtx(db), user: { ...(await makeUser(db)), sessionId: "none" } };
const find = (query: string) => searchForReader(ctx, { query, limit: 20 });
const named = async (query: string) => (await find(query)).restaurants.map(({ name }) => name);

const TOWNS: Record<Exclude<City, "Peninsula">, string> = {
  "San Francisco": "Sausalito",
  Oakland: "Walnut Creek",
  Berkeley: "Richmond",
  "San Jose": "Milpitas",
};
const towns = Object.entries(TOWNS) as [City, string][];
const cuisines = ["Ramen"];
await importListedPlaces(db, {
  places: [
    ...towns.flatMap(([city, town]) => [
      makeListedPlace({ city, town, name: "Ramen", address: `1 ${town} St`, cuisines }),
      makeListedPlace({ city, town: null, name: `Bare Ramen ${city}`, address: `2 ${city} St`, cuisines }),
    ]),
    makeListedPlace({ city: "Peninsula", town: "San Mateo", name: "Ramen San Mateo", address: "3 B St", cuisines }),
    makeListedPlace({ city: "Oakland", town: null, name: "Zolnack", address: "4 Broadway", cuisines: [] }),
    makeListedPlace({ city: "Oakland", town: "Hayward", name: "Zolnack Grill", address: "5 B St", cuisines: [] }),
  ],
});
for (const [city, town] of towns) {
  const told = { city, cuisines, editorialSummary: "Bowls.", searchText: "noodle house ramen" };
  await makeRestaurant(db, { ...told, name: `Around ${city}`, town });
  await makeRestaurant(db, { ...told, name: `Own ${city}`, neighbourhood: "Downtown" });
}

test.each(towns.map(([city]) => city))("of %s its own come first, then those around, and it is said", async (city) => {
  for (const query of [`ramen in ${city.toLowerCase()}`, `ramen ${city}`]) {
    const { restaurants, inTown, missed } = await find(query);
    const names = restaurants.map(({ name }) => name);
    expect(names.slice(0, 2), query).toEqual([`Own ${city}`, `Bare Ramen ${city}`]);
    expect(names.slice(2).toSorted(), query).toEqual([`Around ${city}`, "Ramen"]);
    expect([inTown, missed]).toEqual([{ where: `in ${city}`, count: 2 }, ""]);
  }
  const { restaurants, inTown } = await find(`restaurants in ${city}`);
  expect(restaurants[0]?.humanizedLocation).toContain(city);
  expect(inTown?.where).toBe(`in ${city}`);
});

test("a part of a city, and a region of towns, has nothing around it", async () => {
  expect(CITIES).toHaveLength(towns.length + 1);
  expect(await find("ramen peninsula")).toMatchObject({ inTown: null, restaurants: [{ name: "Ramen San Mateo" }] });
  expect(await find("ramen downtown oakland")).toMatchObject({ inTown: null, restaurants: [{ name: "Own Oakland" }] });
});

test("what is only called like a dish comes after who is told to serve it; a proper name comes first", async () => {
  const names = await named("ramen");
  expect(names.slice(0, 8).filter((name) => /^(Own|Around)/.test(name))).toHaveLength(8);
  expect(names).toContain("Ramen");
  expect((await named("zolnack"))[0]).toBe("Zolnack");
});
