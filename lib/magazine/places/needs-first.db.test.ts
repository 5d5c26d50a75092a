import { expect, test } from "vitest";
import { testDb } from "@/lib/testing/database";
import { makeListedPlace } from "@/lib/testing/make-listed-place";
import { countPartial, countPlaces } from "../count-places";
import { namesOf, searchCatalogue } from "./testing/search-catalogue";

const { db } = await testDb();
const ramen = { cuisines: ["Ramen"], neighbourhood: null };
const { find } = await searchCatalogue(db, [
  makeListedPlace({ ...ramen, city: "Oakland", town: "Walnut Creek", name: "Aaa Ramen", address: "1 Main Street" }),
  makeListedPlace({ ...ramen, city: "Oakland", town: "Alameda", name: "Bbb Ramen", address: "2 Main Street" }),
  makeListedPlace({ ...ramen, city: "Oakland", town: null, name: "Zzz Ramen", address: "3 Main Street" }),
]);

test.each([
  ["gluten free pizza", "San Francisco", "gluten free", "pizza", "Nopalito"],
  ["gluten free pizza", "Oakland", "gluten free", "pizza", "Mariposa Baking Company"],
  ["halal burger", "San Francisco", "halal", "burger", "Old Mandarin Islamic Restaurant"],
] as const)(
  "of %s in %s, who is known for the diet comes first, and it is said",
  async (query, city, diet, food, name) => {
    const { places, partial, asked } = await find(query, { city });
    expect(places).toEqual([]);
    const keeps = partial.map(({ met }) => met.includes(diet));
    const count = keeps.filter(Boolean).length;
    expect(namesOf({ places: partial.slice(0, count) })).toContain(name);
    expect(keeps).toEqual(keeps.toSorted((a, b) => Number(b) - Number(a)));
    expect(partial.at(-1)?.met).toEqual([food]);
    const first = count === 1 ? "is" : `${count} are`;
    expect(countPartial({ partial, asked })).toBe(
      `None is known for both: the first ${first} known for ${diet}, the others for ${food}.`,
    );
  },
);

test("where somebody has both, nobody without the food stands beside them", async () => {
  const { places, partial } = await find("vegan ramen", { city: "San Francisco" });
  expect(places.length).toBeGreaterThan(0);
  for (const { met, mentioned } of partial) expect([...met, ...mentioned]).toContain("ramen");
});

test.each(["ramen in oakland", "oakland ramen"])(
  "a city's own come before those around, and it is said: %s",
  async (query) => {
    for (const city of ["Oakland", "San Francisco"] as const) {
      const found = await find(query, { city });
      const names = namesOf(found);
      expect(names.slice(-3)).toEqual(["Zzz Ramen", "Aaa Ramen", "Bbb Ramen"]);
      expect(found.inTown).toEqual({ where: "in Oakland", count: names.length - 2 });
      expect(countPlaces({ ...found, isWholeArea: false, isAround: false })).toContain(
        ` ${names.length - 2} in Oakland, then 2 around.`,
      );
    }
    expect((await find("ramen in temescal")).inTown).toBeUndefined();
  },
);

test("a city alone lists its own names first, too", async () => {
  const { pageCount } = await find("oakland");
  const last = [await find("oakland", { page: pageCount - 1 }), await find("oakland", { page: pageCount })];
  expect(last.flatMap(namesOf).slice(-3)).toEqual(["Zzz Ramen", "Aaa Ramen", "Bbb Ramen"]);
});
