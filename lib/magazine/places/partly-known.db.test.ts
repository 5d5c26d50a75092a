import { expect, test } from "vitest";
import { SWEETS } from "@/lib/restaurants/vocabulary/cuisines";
import { testDb } from "@/lib/testing/database";
import { makeListedPlace } from "@/lib/testing/make-listed-place";
import { namesOf, searchCatalogue } from "./testing/search-catalogue";

const { db } = await testDb();
const listed = [
  makeListedPlace({ city: "San Francisco", name: "Ace King BBQ", address: "1 Main Street" }),
  makeListedPlace({ city: "Oakland", name: "In-N-Outburger", address: "2 Main Street" }),
  makeListedPlace({ city: "San Francisco", town: "Walnut Creek", name: "Ada's Pizza", address: "3 Main Street" }),
  makeListedPlace({
    city: "San Francisco",
    neighbourhood: "Outer Sunset",
    name: "Sushi Kazan",
    address: "6 Main Street",
    cuisines: ["Sushi"],
  }),
  makeListedPlace({ city: "San Jose", name: "Seto", address: "5 Main Street" }),
  makeListedPlace({ city: "San Jose", name: "Skipolini's", address: "4 Main Street" }),
];
const { find, read, index } = await searchCatalogue(db, listed);

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

test("what no place of the city has is shown where it is, before the city's kitchens of it", async () => {
  const { places, partial, missed } = await find("mapo tofu", { city: "San Francisco" });
  expect(missed).toBe("in San Francisco");
  expect(namesOf({ places })).toEqual(["Chengdu Style Restaurant"]);
  expect(new Set(partial.map(({ place }) => place.city))).toEqual(new Set(["San Francisco"]));
  expect(partial.every(({ place }) => place.cuisines.some((each) => ["Sichuan", "Chinese"].includes(each)))).toBe(true);
  expect(partial[0]).toMatchObject({ met: [], unknown: ["mapo tofu"] });
  expect(await find("qqqqzzz", { city: "San Francisco" })).toMatchObject({ places: [], partial: [], missed: "" });
});

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

test("rather than a cheap one in another city, the nearest at another price is told, and that it is one", async () => {
  const { places, nearby, notes } = await find("cheap sushi sunset", { city: "San Francisco" });
  expect(namesOf({ places })).toEqual(["Sushi Kazan"]);
  expect(nearby?.places[0]?.place).toMatchObject({ city: "San Francisco" });
  expect(nearby?.places[0]?.meters).toBeLessThan(8_000);
  expect(notes?.at(-1)).toBe("None of these is known for prices of “$”.");
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

test("of stars, which nobody keeps here, there are tasting menus and fine dining", async () => {
  const { places } = await find("michelin star", { city: "San Francisco" });
  expect(places[0]?.place.name).toBe("Benu");
  expect(namesOf({ places })).toContain("Acquerello");
  expect(read("michelin star").notes.join()).toContain("We don't keep stars, awards or ratings");
  expect((await find("zagat")).count.told).toBeGreaterThan(100);
});

test("who is listed under the kitchen that is asked for leads, confirmed or not", async () => {
  const { places } = await find("ice cream", { city: "Berkeley" });
  const isListed = places.map(({ place }) => place.cuisines.includes("Ice Cream"));
  expect(isListed.filter(Boolean).length).toBeGreaterThan(2);
  expect(isListed.lastIndexOf(true)).toBe(isListed.filter(Boolean).length - 1);
});

test.each(["something cozy for a rainy night", "cozy evening", "coffee tonight"])(
  "who serves only in the morning has nothing at night: %s",
  async (query) => {
    const { places, partial } = await find(query, { city: "San Francisco" });
    expect(places.length).toBeGreaterThan(3);
    expect(namesOf({ places })).not.toContain("Andytown Coffee Roasters");
    for (const { place, against } of partial)
      if (place.name === "Andytown Coffee Roasters") expect(against).toContain("serves only in the morning");
  },
);

test("a fish shop has no omakase, and a short rib makes no Korean barbecue", async () => {
  const omakase = await find("sushi omakase splurge", { city: "San Francisco" });
  expect(omakase.places.length).toBeGreaterThan(1);
  for (const { place } of omakase.places) expect(place.cuisines).toContain("Sushi");
  const korean = await find("korean bbq group dinner", { city: "San Francisco" });
  expect(korean.places.length).toBeGreaterThan(1);
  for (const { place } of korean.places) expect(place.cuisines).toContain("Korean");
  const { places } = await find("korean bbq", { city: "Oakland" });
  expect(places.find(({ place }) => place.name === "Gogi Time")?.mentioned).toEqual([]);
  for (const { place } of places) expect(place.cuisines).toEqual(expect.arrayContaining(["Korean", "Barbecue"]));
});

test.each<[query: string, name: string]>([
  ["cheeseboard pizza", "Cheese Board Pizza"],
  ["burmasuperstar", "Burma Superstar"],
])("a name with other spaces is on the lists: %s", async (query, name) => {
  const { places, partial, isUnlisted } = await find(query);
  expect([places[0]?.place.name, partial, isUnlisted]).toEqual([name, [], false]);
});

test("an oven in plain view is no view", async () => {
  const inPlainView = index.texts.flatMap((text, number) =>
    / in (?:plain )?view /.test(text) && !index.facts.get("feature view")?.includes(number)
      ? [index.places[number]?.name]
      : [],
  );
  expect(inPlainView.length).toBeGreaterThan(0);
  const { partial } = await find("indian food with a view");
  for (const { place, mentioned } of partial)
    if (inPlainView.includes(place.name)) expect(mentioned).not.toContain("view");
});

test.each(["dim sum with grandparents", "dim sum with my elderly grandma", "dim sum with my parents"])(
  "nobody who is old is led to a counter to point and carry: %s",
  async (query) => {
    const { places } = await find(query, { city: "San Francisco" });
    expect(places.length).toBeGreaterThan(3);
    expect(namesOf({ places }).slice(-2).toSorted()).toEqual(["Good Luck Dim Sum", "Good Mong Kok Bakery"]);
  },
);

test("for dinner, who serves none comes last and says what it serves", async () => {
  const { places } = await find("dinner for 3 no reservation", { city: "Oakland" });
  const servesDinner = places.map(({ place }) => place.meals?.includes("dinner") ?? true);
  expect(servesDinner.includes(true) && servesDinner.includes(false)).toBe(true);
  expect(servesDinner).toEqual(servesDinner.toSorted((a, b) => Number(b) - Number(a)));
  const royal = places.find(({ place }) => place.name === "Mama's Royal Cafe");
  expect(royal?.against.join()).toMatch(/^serves (?:breakfast|only in the morning)/);
});

test("a diet alone finds a bakery that keeps it too, after where one eats a meal", async () => {
  expect(namesOf(await find("gluten free", { city: "Oakland" }))).toContain("Mariposa Baking Company");
  const { places } = await find("vegan");
  const isSweet = places.map(({ place }) => SWEETS.includes(place.cuisines[0] ?? ""));
  expect(isSweet.slice(0, 10)).toEqual(Array(10).fill(false));
});

test("pastrami that is cut by hand is no noodle", async () => {
  const { partial } = await find("hand pulled noodles", { city: "Peninsula" });
  expect(namesOf({ places: partial })).not.toContain("The Refuge");
});

test("who is surely open leads over who is praised for a dish", async () => {
  const { places } = await find("cheap tacos mission", { city: "San Francisco" });
  expect(places[0]?.place.isUnconfirmed ?? false).toBe(false);
  expect(namesOf({ places })).toContain("La Torta Gorda");
});
