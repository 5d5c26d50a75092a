import { expect, test } from "vitest";
import { testDb } from "@/lib/testing/database";
import { LISTED, namesOf, searchCatalogue } from "./testing/search-catalogue";

const { db } = await testDb();
const { find, all, read, index } = await searchCatalogue(db, LISTED);

test.each<[query: string, refused: string]>([
  ["something spicy but not indian", "Indian"],
  ["spicy, no indian or thai", "Thai"],
  ["anything but pizza in berkeley", "Pizza"],
  ["not sushi, something light after yoga", "Sushi"],
  ["I don't want chinese, cheap noodles oakland", "Chinese"],
])("%s: nothing that is %s, and no function word is told of", async (query, refused) => {
  const found = await all(query);
  expect(found.length).toBeGreaterThan(0);
  for (const { place, ...told } of found) {
    expect(place.cuisines).not.toContain(refused);
    expect([...told.met, ...told.unknown].join(" ")).not.toMatch(/\b(?:but|not|or|no|after|yoga|want)\b/);
  }
});

test.each<[query: string, kitchen: string, dish: string]>([
  ["pizza but not deep dish and not in oakland", "Pizza", "deep dish"],
  ["pizza without margherita", "Pizza", "margherita"],
  ["ramen but no tonkotsu", "Ramen", "tonkotsu"],
  ["dumplings but no xiao long bao", "Dumplings", "xiao long bao"],
  ["thai, no pad thai", "Thai", "pad thai"],
])("a dish that is refused of a food leaves its kitchens in: %s", async (query, kitchen, dish) => {
  const { pageCount, places, partial, count } = await find(query);
  const pages = await Promise.all(Array.from({ length: pageCount }, (_, at) => find(query, { page: at + 1 })));
  expect(count.told).toBeGreaterThan(10);
  expect(partial).toEqual([]);
  expect(places[0]?.place.cuisines).toContain(kitchen);
  const serving = pages.flatMap((page) => page.places.map(({ against }) => against.join()));
  expect(new Set(serving)).toEqual(new Set(serving.some(Boolean) ? ["", `serves ${dish}`] : [""]));
  expect(serving.findIndex(Boolean)).not.toBe(0);
  for (const { place } of places) if (query.includes("oakland")) expect(place.city).not.toBe("Oakland");
  expect(read(query).notes.join()).toContain(`known above all for “${dish}”`);
});

test("who is known above all for a dish that is refused is left out, and a kitchen's own name refuses it all", async () => {
  expect(namesOf(await find("pho and banh mi"))).not.toEqual([]);
  for (const { place } of await all("sandwiches, no banh mi")) expect(place.name).not.toMatch(/b[aá]nh m[iì]/i);
  for (const { place } of await all("japanese but no sushi")) expect(place.cuisines).not.toContain("Sushi");
});

test("an area is refused as a kitchen is", async () => {
  const found = await all("romantic italian not in north beach");
  expect(found.length).toBeGreaterThan(3);
  expect(found.map(({ place }) => place.neighbourhood)).not.toContain("North Beach");
});

test("an area that is refused alone leaves all others, and a listed place's town counts", async () => {
  const elsewhere = await find("anywhere but San Francisco");
  expect(elsewhere.partial.length + elsewhere.places.length).toBeGreaterThan(0);
  for (const { place } of [...elsewhere.places, ...elsewhere.partial]) expect(place.city).not.toBe("San Francisco");
  const { pageCount, count } = await find("Oakland, not in Rockridge");
  const pages = await Promise.all(
    Array.from({ length: pageCount }, (_, at) => find("Oakland, not in Rockridge", { page: at + 1 })),
  );
  const all = pages.flatMap(({ places }) => places);
  expect(all).toHaveLength(count.told + count.listed);
  expect(count.listed).toBe(2);
  for (const { place } of all) expect(place.neighbourhood ?? "").not.toMatch(/^Rockridge/);
});

test.each<[query: string, food: RegExp, isServed: RegExp]>([
  ["no pork ramen", /serves pork/, /tonkotsu|pork|chashu/i],
  ["shrimp allergy, seafood", /serves shellfish/, /shrimp|oyster|crab|prawn/i],
  ["allergic to shrimp, dumplings", /serves shellfish/, /shrimp|har gow|crab/i],
  ["no shellfish in oakland", /serves shellfish/, /oyster|shrimp|crab/i],
])("%s: who is known to serve it comes last, and says so", async (query, says, held) => {
  const { places, partial } = await find(query);
  expect(places.length).toBeGreaterThan(0);
  for (const { place, against } of places) {
    expect(against).toEqual([]);
    const number = index.numbers.get(place.id);
    const dishes = number === undefined ? [] : (index.dishes[number] ?? []);
    if (place.cuisines[0] !== "Vegan" && !place.cuisines.includes("Vegan"))
      expect(
        dishes.filter(({ name }) => held.test(name)).map(({ name }) => name),
        place.name,
      ).toEqual([]);
  }
  for (const { against } of partial) expect(against.join()).toMatch(says);
});

test("what is asked for is shown although it is what is to be kept out, and says so", async () => {
  const { places, partial } = await find("lactose intolerant, ice cream");
  expect(places).toEqual([]);
  expect(partial.length).toBeGreaterThan(2);
  for (const { against } of partial) expect(against).toEqual(["serves dairy"]);
  expect(read("lactose intolerant, ice cream").notes).toEqual([
    "“lactose intolerant” leaves out places known to serve dairy, or shows them last and says so. No list tells of the others: ask the restaurant.",
  ]);
});

test("a search that names an allergy has places, and a sentence about it", async () => {
  const query = "no seafood allergy shellfish safe";
  expect((await find(query, { city: "San Francisco" })).count.told).toBeGreaterThan(50);
  expect(read(query).notes.join()).toContain("known to serve shellfish");
  expect((await find("allergy")).count.told).toBeGreaterThan(100);
  expect(read("allergy").notes.join()).toMatch(/Name the food.*nuts, gluten, dairy, egg, soy, sesame, fish/);
});

test("a diet that nobody is known to keep isn't left out: nothing has all of it", async () => {
  const { places, partial, notes } = await find("low fodmap italian");
  expect([places, notes]).toEqual([
    [],
    ["No place that we tell about is known for “low fodmap”: ask the restaurant what it can do."],
  ]);
  expect(partial.length).toBeGreaterThan(3);
  for (const { unknown } of partial) expect(unknown).toContain("low fodmap");
});
