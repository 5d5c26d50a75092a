import { beforeAll, expect, test } from "vitest";
import { importListedPlaces } from "@/lib/catalogue/listed/import-listed-places";
import { seedCatalogue } from "@/lib/catalogue/source/seed-catalogue";
import type { City } from "@/lib/core/cities";
import { testDb } from "@/lib/testing/database";
import { makeListedPlace } from "@/lib/testing/make-listed-place";
import { loadPlaces, type PlaceIndex } from "./load-places";
import { readSearch } from "./read-search";
import { searchPlaces } from "./search-places";

const { db } = await testDb();
let index: PlaceIndex;
const find = async (query: string, { city, page = 1 }: { city?: City; page?: number } = {}) => {
  const read = readSearch(query, index.words, city);
  return searchPlaces({ db }, { index, read, query, city, picks: new Map(), page });
};

beforeAll(async () => {
  await seedCatalogue(db);
  await importListedPlaces(db, {
    places: [
      makeListedPlace({ city: "Oakland", name: "Aaa Corner", address: "1 Broadway" }),
      makeListedPlace({ city: "Oakland", name: "Dumpling Depot", address: "2 Broadway" }),
      makeListedPlace({ city: "San Jose", name: "Ramen", address: "3 Main Street" }),
      makeListedPlace({ city: "San Jose", name: "Spicy Noodles", address: "4 Main Street" }),
      makeListedPlace({ city: "San Jose", name: "Berkeley", address: "5 Main Street" }),
      makeListedPlace({ city: "Berkeley", name: "Berkeley", address: "6 Main Street" }),
      makeListedPlace({ city: "Berkeley", name: "Aaa Deli", address: "7 Main Street" }),
      makeListedPlace({ city: "San Francisco", name: "Ronald McDonald House", address: "9 Main Street", cuisines: [] }),
      makeListedPlace({ city: "San Francisco", name: "Mc Donald's", address: "10 Main Street", cuisines: [] }),
      makeListedPlace({ city: "San Jose", name: "In-N-Outburger", address: "11 Main Street", cuisines: [] }),
      makeListedPlace({ city: "San Francisco", town: "Walnut Creek", name: "Bare Name", address: "12 Main Street" }),
      makeListedPlace({ city: "San Francisco", name: "Swan Oyster Depot", address: "8 Main Street" }),
    ],
  });
  index = await loadPlaces({ db });
}, 60_000);

const namesOf = ({ places }: Awaited<ReturnType<typeof find>>) => places.map(({ place }) => place.name);

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

test("kitchens and dishes come before a shared word", async () => {
  const spicy = await find("spicy noodles");
  for (const { place } of spicy.places.slice(0, 4))
    expect(place.cuisines.some((cuisine) => ["Ramen", "Noodles", "Sichuan", "Hot Pot"].includes(cuisine))).toBe(true);
  const pho = await find("pho");
  expect(pho.places.slice(0, 4).map(({ place }) => place.cuisines[0])).toEqual(Array(4).fill("Vietnamese"));
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

const all = async (query: string) => {
  const { places, partial } = await find(query);
  return [...places, ...partial];
};

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
  expect(readSearch(query, index.words).notes.join()).toContain(`known above all for “${dish}”`);
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

test("a text that only speaks of a dish doesn't make a place have all of it", async () => {
  expect(namesOf(await find("cheap ramen near dolores park"))).toEqual([]);
  expect((await find("cheap ramen near dolores park")).partial[0]?.place.cuisines[0]).toBe("Ramen");
  const dumplings = await find("xiao long bao");
  for (const { place } of dumplings.places.slice(0, 4))
    expect(place.cuisines.some((each) => ["Dumplings", "Shanghainese", "Dim Sum"].includes(each))).toBe(true);
  expect(namesOf(await find("vegan birthday dinner in oakland"))[0]).toBe("Millennium");
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

test.each<[query: string, food: RegExp, isServed: RegExp]>([
  ["no pork ramen", /serves pork/, /tonkotsu|pork|chashu/i],
  ["shrimp allergy, seafood", /serves shellfish/, /shrimp|oyster|crab|prawn/i],
  ["allergic to shrimp, dim sum", /serves shellfish/, /shrimp|har gow|crab/i],
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
  expect(readSearch("lactose intolerant, ice cream", index.words).notes).toEqual([
    "“lactose intolerant” leaves out places known to serve dairy, or shows them last and says so. No list tells of the others: ask the restaurant.",
  ]);
});

test("a fragment of a name is no answer, and a time of day no neighborhood", async () => {
  expect(await all("underwater restaurant on mars")).toEqual([]);
  const neighbourhoods = (await all("view and wine at sunset")).map(({ place }) => place.neighbourhood);
  expect(neighbourhoods.length).toBeGreaterThan(3);
  expect(neighbourhoods.every((each) => each?.includes("Sunset"))).toBe(false);
});

test.each<[query: string, first: RegExp]>([
  ["we want eat fish not expensive", /Seafood/],
  ["fish likes", /Seafood/],
  ["boba", /Tea/],
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
  const [calling, plain] = await Promise.all([find("tacos open now"), find("tacos")]);
  expect(calling.places[0]?.place.phoneNumber).not.toBeNull();
  expect(calling.count).toEqual(plain.count);
});

test("a town with only names on the map has the nearest places that are told beside them", async () => {
  const { places, count, nearby, missed } = await find("Walnut Creek");
  expect([namesOf({ places } as Awaited<ReturnType<typeof find>>), count.told, missed]).toEqual([["Bare Name"], 0, ""]);
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
  expect(readSearch("free wifi hang out with friends", index.words).terms.map(({ label }) => label)).not.toContain(
    "hang",
  );
  expect(namesOf(await find("hang ah tea room"))[0]).toBe("Hang Ah Tea Room");
});

test("of several diets, who is known for the one that few keep leads what has some of them", async () => {
  const { partial } = await find("group of 10 vegetarian and halal oakland");
  expect(partial[0]).toMatchObject({ place: { name: "Maya Halal Taqueria" }, met: ["halal"] });
  expect(new Set(partial.slice(1).map(({ met }) => met.join()))).toEqual(new Set(["vegetarian"]));
});

test("a choice with an area or a sum in its middle has either food there", async () => {
  const { places } = await find("sushi under 60 in Oakland or ramen");
  expect(new Set(places.map(({ place }) => place.city))).toEqual(new Set(["Oakland"]));
  expect(new Set(places.map(({ met }) => met[0]))).toEqual(new Set(["sushi", "ramen"]));
});

test.each(["open thanksgiving", "thanksgiving dinner", "indian thanksgiving", "pakwan thanksgiving"])(
  "whose text says that it opens on the day comes first, and says so: %s",
  async (query) => {
    const { places } = await find(query);
    expect(places[0]).toMatchObject({ place: { name: "Pakwan" }, told: ["open on Thanksgiving"] });
    for (const { told } of places.slice(1)) expect(told).toBeUndefined();
  },
);

test("a landmark is near or far", async () => {
  const { places } = await find("tacos near Oracle Park");
  expect(places[0]?.meters).toBeLessThan(4_000);
  expect(readSearch("tacos near Oracle Park", index.words).near?.name).toBe("Oracle Park");
});

test("a search within a city stays there", async () => {
  const { places } = await find("noodles", { city: "Berkeley" });
  expect(new Set(places.map(({ place }) => place.city))).toEqual(new Set(["Berkeley"]));
});

test.each(["qqqqzzz", "…", "for two"])("nothing is found for %s", async (query) => {
  expect(await find(query)).toMatchObject({ places: [], partial: [], count: { told: 0, listed: 0 } });
});
