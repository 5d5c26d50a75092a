import { expect, test } from "vitest";
import { testDb } from "@/lib/testing/database";
import { makeListedPlace } from "@/lib/testing/make-listed-place";
import { namesOf, searchCatalogue } from "./testing/search-catalogue";

const { db } = await testDb();
const listed = [
  makeListedPlace({ city: "San Francisco", name: "Ace King BBQ", address: "1 Main Street" }),
  makeListedPlace({ city: "Oakland", name: "In-N-Outburger", address: "2 Main Street" }),
  makeListedPlace({ city: "San Francisco", town: "Walnut Creek", name: "Ada's Pizza", address: "3 Main Street" }),
  makeListedPlace({ city: "San Jose", name: "Seto", address: "5 Main Street" }),
  makeListedPlace({ city: "San Jose", name: "Skipolini's", address: "4 Main Street" }),
];
const { find, read } = await searchCatalogue(db, listed);

test.each(["khachapuri", "khachapuri please"])(
  "of a dish that nobody is known for, its kin comes closest: %s",
  async (query) => {
    const { places, partial, notes } = await find(query);
    expect(places).toEqual([]);
    expect(
      partial.map(({ place }) => place.cuisines).every((all) => all.includes("Russian") || all.includes("Georgian")),
    ).toBe(true);
    expect(partial.length).toBeGreaterThan(0);
    expect(notes?.join()).toContain("No place that we tell about is known for “khachapuri”");
  },
);

test("a diet that a bakery keeps counts where bread or cake is asked for", async () => {
  expect(namesOf(await find("celiac friendly bakery"))).toContain("Mariposa Baking Company");
  expect(namesOf(await find("gluten free dinner"))).not.toContain("Mariposa Baking Company");
});

test("what is nowhere in an area and has all of it nowhere is the nearest that has most of it", async () => {
  const { places, partial } = await find("late night inner richmond ramen");
  expect(places).toEqual([]);
  expect(partial[0]?.met).toEqual(["ramen"]);
  const meters = partial.map((each) => each.meters ?? 0);
  expect(Math.max(...meters)).toBeLessThan(30_000);
});

test("what nobody is known for alone finds nothing, and says so", async () => {
  expect(await find("all you can eat")).toMatchObject({
    places: [],
    partial: [],
    notes: ["No place that we tell about is known for “all you can eat”."],
  });
});

test.each(["ayce kbbq", "kbbq ayce", "all you can eat korean bbq"])(
  "the rest is answered, and no name that is spelled alike: %s",
  async (query) => {
    const { places, notes } = await find(query);
    expect(places.length).toBeGreaterThan(3);
    for (const { place } of places.slice(0, 3)) expect(place.cuisines).toContain("Korean");
    expect(notes?.join()).toContain("all you can eat");
  },
);

test.each(["quiet sushi blorptown", "cheap blorpity tacos mission"])(
  "a word that nobody knows is left out, and said: %s",
  async (query) => {
    const { places, notes } = await find(query);
    expect(places.length).toBeGreaterThan(0);
    expect(notes?.join()).toMatch(/We don't know “blorp\w+”, so this leaves it out\./);
  },
);

test("an unknown word may be a name", async () => {
  expect(namesOf(await find("skipolinis"))).toEqual(["Skipolini's"]);
  expect(namesOf(await find("keto"))).toEqual([]);
  expect(await find("blorptown")).toMatchObject({ places: [], isUnlisted: true });
});

test("what is nowhere in an area is the nearest elsewhere, of whole cities and regions too", async () => {
  const dosa = await find("vegetarian dosa oakland");
  expect(dosa.missed).toBe("in Oakland");
  expect(dosa.places[0]?.place.city).toBe("Berkeley");
  const meters = dosa.places.map((each) => each.meters ?? 0);
  expect(meters.toSorted((a, b) => a - b)).toEqual(meters);
  const alameda = await find("kid friendly alameda");
  expect([alameda.missed, alameda.places[0]?.place.city]).toEqual(["in Alameda", "Oakland"]);
  const dimSum = await find("dim sum sunset district");
  expect(dimSum.missed).toBe("in the Sunset District");
  expect(dimSum.places[0]?.place).toMatchObject({ neighbourhood: "Outer Richmond" });
  for (const { place } of dimSum.places) expect(place.cuisines).toContain("Dim Sum");
});

test("where only names fit, the nearest that are told stand beside them", async () => {
  const { places, nearby, notes } = await find("pizza walnut creek");
  expect(namesOf({ places })).toEqual(["Ada's Pizza"]);
  expect(nearby?.places[0]?.place.cuisines).toContain("Pizza");
  expect(notes?.length).toBe(1);
});

test("of a diet that nobody there keeps, who keeps it is shown beside the food", async () => {
  const { nearby, partial, notes } = await find("gluten free pasta north beach");
  expect(nearby?.places[0]?.met).toEqual(["gluten free"]);
  expect(partial[0]?.met).toEqual(["pasta"]);
  expect(notes?.join()).toContain("in North Beach is known for “gluten free”");
});

test("nobody who can't climb is led to stools", async () => {
  const { places } = await find("wheelchair accessible berkeley");
  expect(places.length).toBeGreaterThan(5);
  expect(places[0]?.against).toEqual([]);
  expect(places.at(-1)?.place.name).not.toBe(places[0]?.place.name);
  const first = places.findIndex(({ against }) => against.includes("seats on stools"));
  if (first >= 0) expect(places.slice(first).every(({ against }) => against.length > 0)).toBe(true);
});

test("who serves late there comes after who has the noodles", async () => {
  const { partial } = await find("outer sunset late night noodles");
  const names = partial.map(({ place }) => place.name);
  expect(partial[0]?.met).toEqual(["noodles"]);
  expect(names).toContain("Toyose");
});

test.each<[query: string, name: string]>([
  ["mac n cheese", "Homeroom"],
  ["macaroni and cheese", "Homeroom"],
  ["tasting menu sf", "Benu"],
  ["korean fried chicken", "Toyose"],
])("who is summed up by a dish, or is of its kitchen and has it, leads: %s", async (query, name) => {
  const { places } = await find(query);
  expect(places[0]?.place.name).toBe(name);
  expect(places[0]?.mentioned).toEqual([]);
});

test.each(["where not loud music", "not loud", "somewhere that isn't noisy"])("%s is quiet", async (query) => {
  const { places } = await find(query);
  for (const { met } of places) expect(met).toEqual(["quiet"]);
});

test("a chain that isn't wanted is left out, without a word of the restaurant", async () => {
  const query = "burger oakland not in n out";
  expect(read(query)).toMatchObject({ refusedNames: ["in n out"], notes: [] });
  const { places } = await find(query);
  expect(places.length).toBeGreaterThan(0);
  expect(namesOf({ places })).not.toContain("In-N-Outburger");
});
