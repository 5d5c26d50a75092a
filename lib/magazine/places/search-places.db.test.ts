import { expect, test } from "vitest";
import { testDb } from "@/lib/testing/database";
import { LISTED, namesOf, searchCatalogue } from "./testing/search-catalogue";

const { db } = await testDb();
const { find, all, read } = await searchCatalogue(db, LISTED);

test("a whole wish shows near the spot that it names what has most of it, what is only mentioned, and what isn't known", async () => {
  const found = await find("cheap spicy noodles near Lake Merritt, for two, one vegetarian");
  expect(found.places).toEqual([]);
  // Its text alone speaks of noodles.
  expect(found.partial[0]?.place.name).toBe("Golden Lotus");
  expect(found.partial[0]).toMatchObject({ met: ["$", "spicy", "vegetarian"], mentioned: ["noodles"], unknown: [] });
  expect(found.partial.length).toBeGreaterThan(3);
  for (const { place, met, mentioned, unknown, against, meters } of found.partial) {
    expect(place.city).toBe("Oakland");
    expect([...met, ...mentioned]).toContain("noodles");
    expect(mentioned.length + unknown.length + against.length).toBeGreaterThan(0);
    expect(meters).toBeLessThan(8_000);
  }
});

test("of foods to choose from one is enough, and each place is told with those that it has", async () => {
  const { places } = await find("tacos or pho", { city: "Oakland" });
  const told = places.map(({ met }) => met.join(" and "));
  expect(told).toContain("tacos");
  expect(told).toContain("pho");
  for (const { unknown, mentioned } of places) expect([unknown, mentioned]).toEqual([[], []]);
});

test("what lacks a diet isn't mixed with what keeps it", async () => {
  const { places, partial } = await find("vegan brunch");
  expect(places.map(({ place }) => place.cuisines[0])).toEqual(["Vegan", "Vegan", "Vegan"]);
  expect(partial.length).toBeGreaterThan(0);
  for (const { met, unknown } of partial) expect([met, unknown]).toEqual([["vegan"], ["brunch"]]);
});

test("a town alone has all its places, counted and paged, told and confirmed ones first", async () => {
  const first = await find("Oakland");
  expect(first.count.listed).toBe(2);
  expect(first.count.told).toBeGreaterThan(100);
  expect(first.pageCount).toBe(Math.ceil((first.count.told + 2) / 12));
  expect(first.places.every(({ place }) => !place.isUnconfirmed && !place.listed)).toBe(true);
  const last = [await find("Oakland", { page: first.pageCount - 1 }), await find("Oakland", { page: first.pageCount })];
  expect(last.flatMap(namesOf).slice(-2)).toEqual(["Aaa Corner", "Dumpling Depot"]);
  expect((await find("Oakland", { page: 999 })).page).toBe(first.pageCount);
});

test("the pages of a search have every place once", async () => {
  const { pageCount, count } = await find("dumplings");
  const pages = await Promise.all(Array.from({ length: pageCount }, (_, at) => find("dumplings", { page: at + 1 })));
  const ids = pages.flatMap(({ places }) => places.map(({ place }) => place.id));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBe(count.told + count.listed);
  expect(pages.flatMap(namesOf).at(-1)).toBe("Dumpling Depot");
});

test("a name is the first, with a typo too", async () => {
  expect(namesOf(await find("zunni cafe"))[0]).toBe("Zuni Café");
  expect(namesOf(await find("chez panisse berkeley"))[0]).toBe("Chez Panisse");
});

test.each(["ramen", "spicy noodles"])("places that are told come before one that is only called %s", async (query) => {
  const { pageCount, count } = await find(query);
  const pages = await Promise.all(Array.from({ length: pageCount }, (_, at) => find(query, { page: at + 1 })));
  const places = pages.flatMap((page) => page.places.map(({ place }) => place));
  expect(count.told).toBeGreaterThan(3);
  expect(places.slice(0, count.told).filter(({ listed }) => listed)).toEqual([]);
  expect(places[count.told]?.name.toLowerCase()).toBe(query);
});

test("the exact name of a place that is only listed finds it first", async () => {
  expect(namesOf(await find("Swan Oyster Depot"))[0]).toBe("Swan Oyster Depot");
});

test("a listed place that is called like the town stands once, after those that are told", async () => {
  const { pageCount, count } = await find("Berkeley");
  expect(count.listed).toBe(2);
  const pages = await Promise.all(Array.from({ length: pageCount }, (_, at) => find("Berkeley", { page: at + 1 })));
  expect(pages.flatMap(namesOf).slice(count.told)).toEqual(["Berkeley", "Aaa Deli"]);
});

test("a neighborhood restricts, spelled right or nearly, and what isn't there is the nearest elsewhere", async () => {
  const mission = await find("Mission vegetarian tonight for 2");
  expect(new Set(mission.places.map(({ place }) => place.neighbourhood))).toEqual(new Set(["Mission"]));
  expect(mission.places.map(({ place }) => place.cuisines[0])).not.toContain("Ice Cream");
  const chinatown = await find("chinatwon dim sum");
  expect(new Set(chinatown.places.map(({ place }) => place.neighbourhood))).toEqual(new Set(["Chinatown"]));
  const far = await find("dim sum san mateo");
  expect([far.missed, far.places[0]?.place.name]).toEqual(["in San Mateo", "The Kitchen"]);
});

test("what is dearer than asked isn't shown, and a sum is a price level", async () => {
  for (const query of ["not too expensive italian", "italian under $40 each"]) {
    const levels = (await all(query)).map(({ place }) => place.priceLevel ?? 0);
    expect(levels.length).toBeGreaterThan(3);
    expect(Math.max(...levels)).toBe(2);
  }
});

test.each([
  "romantic dinner with a view under $50 each",
  "quiet place to take my parents, good for wheelchair",
  "tonight 8pm table for two hayes valley",
  "dinner for two tonight",
  "sushi omakase no more than 100 dollars",
  "best phở in san jose under $20",
  "何か安いラーメン",
])("an ordinary wish has places: %s", async (query) => {
  expect((await all(query)).length).toBeGreaterThan(2);
});

test("an hour shows who serves late, and no text that holds its words", async () => {
  const { places } = await find("open now after 11pm");
  expect(places.length).toBe(12);
  expect(places.every(({ met }) => met.join() === "late night")).toBe(true);
});

test.each(["Chez Panisse", "chez panise"])("a name finds its place alone: %s", async (query) => {
  const { places, partial } = await find(query);
  expect([places.map(({ place }) => place.name), partial]).toEqual([["Chez Panisse"], []]);
});

test("a chain's name finds its own place before one that is only alike", async () => {
  expect(namesOf(await find("mcdonalds"))[0]).toBe("Mc Donald's");
  expect(namesOf(await find("In-N-Out"))).toEqual(["In-N-Outburger"]);
});

test.each(["Olive Garden", "French Laundry", "french laundry", "Starbucks", "Taco Bell"])(
  "no place has all of a name that isn't listed: %s",
  async (query) => {
    expect(await find(query)).toMatchObject({ places: [], isUnlisted: true });
  },
);

test.each(["Olive Garden", "Nothing Bundt Cakes", "No Name Sushi", "Not Your Mother's Kitchen"])(
  "under a name that isn't listed, only its food is offered: %s",
  async (query) => {
    const { isUnlisted, partial } = await find(query);
    expect(isUnlisted).toBe(true);
    expect(partial.length > 0).toBe(/Cakes|Sushi/.test(query));
    for (const { met, mentioned, unknown } of partial) {
      expect([...met, ...mentioned].join()).toMatch(/^(?:cakes|sushi)$/);
      expect(unknown).toEqual([]);
    }
  },
);

test("a fragment of a name is no answer, and a time of day no neighborhood", async () => {
  expect(await all("underwater restaurant on mars")).toEqual([]);
  const neighbourhoods = (await all("view and wine at sunset")).map(({ place }) => place.neighbourhood);
  expect(neighbourhoods.length).toBeGreaterThan(3);
  expect(neighbourhoods.every((each) => each?.includes("Sunset"))).toBe(false);
});

test("a town with only names on the map has the nearest places that are told beside them", async () => {
  const { places, count, nearby, missed } = await find("Walnut Creek");
  expect([namesOf({ places }), count.told, missed]).toEqual([["Bare Name"], 0, ""]);
  expect(nearby?.from.name).toBe("Walnut Creek");
  expect(nearby?.places.length).toBe(6);
  const meters = nearby?.places.map((each) => each.meters ?? 0) ?? [];
  expect(meters.toSorted((a, b) => a - b)).toEqual(meters);
  expect((await find("Oakland")).nearby).toBeUndefined();
});

test("a town without any place has the nearest elsewhere", async () => {
  const { places, missed } = await find("Fremont");
  expect([places.length, missed]).toEqual([12, "in Fremont"]);
});

test("who sits together asks for no place of that word", async () => {
  expect(read("free wifi hang out with friends").terms.map(({ label }) => label)).not.toContain("hang");
  expect(namesOf(await find("hang ah tea room"))[0]).toBe("Hang Ah Tea Room");
});

test("a choice with an area or a sum in its middle has either food there", async () => {
  const { places } = await find("sushi under 60 in Oakland or ramen");
  expect(new Set(places.map(({ place }) => place.city))).toEqual(new Set(["Oakland"]));
  expect(new Set(places.map(({ met }) => met[0]))).toEqual(new Set(["sushi", "ramen"]));
});

test("a landmark is near or far", async () => {
  const { places } = await find("tacos near Oracle Park");
  expect(places[0]?.meters).toBeLessThan(4_000);
  expect(read("tacos near Oracle Park").near?.name).toBe("Oracle Park");
});

test("a search within a city stays there", async () => {
  const { places } = await find("noodles", { city: "Berkeley" });
  expect(new Set(places.map(({ place }) => place.city))).toEqual(new Set(["Berkeley"]));
});

test("a food in its season is the food", async () => {
  expect(namesOf(await find("crab season dungeness")).toSorted()).toEqual(
    namesOf(await find("crab dungeness")).toSorted(),
  );
});

test.each(["qqqqzzz", "…", "for two"])("nothing is found for %s", async (query) => {
  expect(await find(query)).toMatchObject({ places: [], partial: [], count: { told: 0, listed: 0 } });
});
