import { expect, test } from "vitest";
import { testDb } from "@/lib/testing/database";

import { namesOf, searchCatalogue } from "./testing/search-catalogue";

const { db } = await testDb();
const { find } = await searchCatalogue(db);

test.each<[query: string, first: RegExp]>([
  ["we want eat fish not expensive", /Seafood/],
  ["fish likes", /Seafood/],
  ["oysters", /Seafood/],
  ["burgers", /Burgers/],
  ["cheap noodles", /Noodles/],
])("what a place is comes before a dish among many: %s", async (query, kitchen) => {
  const { places } = await find(query);
  for (const { place } of places.slice(0, 3)) expect(place.cuisines.slice(0, 2).join()).toMatch(kitchen);
});

test("who is called like the food leads", async () => {
  expect(namesOf(await find("boba"))[0]).toBe("Boba Guys");
  expect(namesOf(await find("tofu"))[0]).toContain("Tofu");
});

test("French fries make no French kitchen, and mochi in bacon no dessert", async () => {
  expect((await find("pas cher francais")).places.filter(({ place }) => !place.cuisines.includes("French"))).toEqual(
    [],
  );
  expect(namesOf(await find("dairy free dessert berkeley"))).not.toContain("Ippuku");
});

test("where the page says to call, who tells a phone comes first among equals", async () => {
  const [calling, plain] = await Promise.all([find("ramen open now"), find("ramen")]);
  expect(calling.places[0]?.place.phoneNumber).not.toBeNull();
  expect(calling.count).toEqual(plain.count);
});

test("of several diets, who is known for the one that few keep leads what has some of them", async () => {
  const { partial } = await find("group of 10 vegetarian and halal oakland");
  expect(partial[0]).toMatchObject({ place: { name: "Maya Halal Taqueria" }, met: ["halal"] });
  expect(new Set(partial.slice(1).map(({ met }) => met.join()))).toEqual(new Set(["vegetarian"]));
});

test.each(["open thanksgiving", "thanksgiving dinner", "indian thanksgiving", "pakwan thanksgiving"])(
  "whose text says that it opens on the day comes first, and says so: %s",
  async (query) => {
    const { places } = await find(query);
    expect(places[0]).toMatchObject({ place: { name: "Pakwan" }, told: ["open on Thanksgiving"] });
    for (const { told } of places.slice(1)) expect(told).toBeUndefined();
  },
);

test("kitchens and dishes come before a shared word", async () => {
  const spicy = await find("spicy noodles");
  for (const { place } of spicy.places.slice(0, 4))
    expect(place.cuisines.some((cuisine) => ["Ramen", "Noodles", "Sichuan", "Hot Pot"].includes(cuisine))).toBe(true);
  const pho = await find("pho");
  expect(pho.places.slice(0, 4).map(({ place }) => place.cuisines[0])).toEqual(Array(4).fill("Vietnamese"));
});

test("a text that only speaks of a dish doesn't make a place have all of it", async () => {
  expect(namesOf(await find("cheap ramen near dolores park"))).toEqual([]);
  expect((await find("cheap ramen near dolores park")).partial[0]?.place.cuisines[0]).toBe("Ramen");
  const dumplings = await find("xiao long bao");
  for (const { place } of dumplings.places.slice(0, 4))
    expect(place.cuisines.some((each) => ["Dumplings", "Shanghainese", "Dim Sum"].includes(each))).toBe(true);
  expect(namesOf(await find("vegan birthday dinner in oakland"))[0]).toBe("Millennium");
});

test("of those that cook it alike, who is likelier to be open leads", async () => {
  const { places } = await find("noodles in Oakland");
  expect(places[0]?.place.isUnconfirmed ?? false).toBe(false);
});
