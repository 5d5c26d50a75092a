import { expect, test } from "vitest";
import { testDb } from "@/lib/testing/database";
import type { FoundPlaces } from "./found-places";
import { searchCatalogue } from "./testing/search-catalogue";

const { db } = await testDb();
const { find, read } = await searchCatalogue(db);
const city = "San Francisco";

const namesOf = ({ places }: Pick<FoundPlaces, "places">) => places.map(({ place }) => place.name);
const metersOf = ({ places }: Pick<FoundPlaces, "places">) => places.map(({ meters }) => meters ?? Infinity);

test.each(["half moon bay seafood with a view", "patio brunch marina", "late night noodles outer sunset"])(
  "no place stands twice on a page: %s",
  async (query) => {
    const { places, partial, nearby } = await find(query, { city });
    const ids = [...places, ...partial, ...(nearby?.places ?? [])].map(({ place }) => place.id);
    expect(ids.length).toBeGreaterThan(2);
    expect(new Set(ids).size).toBe(ids.length);
  },
);

test("what an area hasn't is the nearest, with its distance, and no other city's before this one's", async () => {
  const date = await find("first date hayes valley wine bar", { city });
  expect([date.missed, date.from?.name]).toEqual(["in Hayes Valley", "Hayes Valley"]);
  expect(Math.max(...metersOf(date))).toBeLessThan(8_000);
  expect(date.partial.length).toBeGreaterThan(1);
  for (const { place, unknown, meters } of date.partial) {
    expect([place.city, unknown.length]).toEqual([city, 1]);
    expect(meters ?? 0).toBeLessThan(8_000);
  }
  const brunch = await find("brunch with outdoor seating marina dog friendly", { city });
  expect(new Set(brunch.places.map(({ place }) => place.city))).toEqual(new Set([city]));
  expect(brunch.partial[0]?.place).toMatchObject({ name: "Greens", neighbourhood: "Marina" });
});

test("for dinner, a tea room next door isn't nearer than a kitchen that serves it", async () => {
  const { places, missed } = await find("quiet dinner mission", { city });
  expect(missed).toBe("in the Mission");
  expect(places[0]?.place.cuisines).not.toContain("Tea");
  const meters = (name: string) => places.find(({ place }) => place.name.startsWith(name))?.meters ?? Infinity;
  expect(places[0]?.meters).toBeGreaterThan(meters("Lovejoy"));
});

test("the food and the place are kept before a mood", async () => {
  const { places, partial, where, nearby } = await find("romantic italian marina", { city });
  expect([places, where, nearby?.hasAll]).toEqual([[], "in the Marina", true]);
  for (const { place, met } of partial) expect([place.neighbourhood, met]).toEqual(["Marina", ["italian"]]);
  const tacos = await find("lively tacos north beach", { city });
  expect(tacos.partial[0]?.met).toEqual(["tacos"]);
  const ramen = await find("romantic ramen half moon bay");
  expect([ramen.partial[0]?.met, ramen.from?.name]).toEqual([["ramen"], "Half Moon Bay"]);
});

test("of coffee and pastries, who sells them over a counter comes before who serves breakfast", async () => {
  const found = await find("coffee and pastries dogpatch", { city });
  expect(namesOf(found).slice(0, 2)).toEqual(["Dandelion Chocolate", "Tartine Bakery"]);
  const firstFive = found.places.slice(0, 5);
  for (const { place } of firstFive) expect(place.cuisines.join()).toMatch(/Bakery|Coffee/);
  const meters = metersOf({ places: firstFive });
  expect(meters.toSorted((a, b) => a - b)).toEqual(meters);
});

test("near a landmark an occasion keeps nobody out, and the way counts for more", async () => {
  const there = await find("near oracle park", { city });
  const game = await find("where to eat near oracle park before the game", { city });
  expect(game.count).toEqual(there.count);
  expect(namesOf(game).slice(0, 4)).toEqual(namesOf(there).slice(0, 4));
  expect((await find("kids near oracle park", { city })).count).toEqual(there.count);
});

test.each([
  ["dinner near bart", city, "the nearest BART station"],
  ["ramen close to a bart station", city, "the nearest BART station"],
  ["tacos near caltrain", city, "the nearest Caltrain station"],
  ["cheap dinner near bart", "Oakland", "the nearest BART station"],
  ["coffee by a train station", "Peninsula", "the nearest station"],
] as const)("near a line is near any of its stations: %s", async (query, of, name) => {
  expect(read(query, of).near?.name).toBe(name);
  const { places, partial } = await find(query, { city: of });
  const all = [...places, ...partial];
  expect(all.length).toBeGreaterThan(0);
  for (const { place, unknown } of all)
    expect([place.city, unknown.join()]).toEqual([of, expect.not.stringMatching(/bart|train|station/)]);
  expect(all[0]?.meters).toBeLessThan(2_500);
  expect(read("ramen near 16th st bart", city).near?.name).toBe("16th Street Mission BART");
  expect(read("ramen near bart").near?.spots?.length).toBeGreaterThan(20);
});

test.each([
  ["quick snack before show at the fox", "Oakland", "the Fox Theater"],
  ["dinner before a concert at chase center", city, "Chase Center"],
  ["before a game at oracle park", city, "Oracle Park"],
  ["pizza after the giants game near oracle park", city, "Oracle Park"],
  ["lunch at moma", city, "SFMOMA"],
  ["tacos at 24th st bart", city, "24th Street Mission BART"],
  ["24th and mission", city, "24th Street Mission BART"],
  ["tacos 24th st & mission", city, "24th Street Mission BART"],
] as const)("what one goes to is a landmark: %s", async (query, of, name) => {
  const { near, terms } = read(query, of);
  expect(near?.name).toBe(name);
  expect(terms.map(({ kind }) => kind)).not.toContain("word");
});

test.each(["lunch at the mission", "drinks at the ferry building", "brunch at sunset"])(
  "an area stays one, and an hour is no landmark: %s",
  (query) => {
    expect(read(query, city).near).toBeNull();
  },
);
