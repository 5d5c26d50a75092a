import { beforeAll, expect, test } from "vitest";
import { seedCatalogue } from "@/lib/catalogue/source/seed-catalogue";
import { metersFrom } from "@/lib/core/geo/spot";
import { makeRestaurant, makeUser, testDb } from "@/lib/testing/database";
import { makeCtx } from "@/lib/testing/make-ctx";
import { findPlaces } from "./find-places";
import { landmarkNear } from "./read-landmark";
import { searchForReader } from "./search";
import { searchArea } from "./search-area";
import { searchNear } from "./search-near";

const { db } = await testDb();
const ctx = { ...makeCtx(db), user: { ...(await makeUser(db)), sessionId: "none" } };
/** Far from all that the catalog has. */
const HERE = { latitude: 37.15, longitude: -122.2 };
const bounds = [-122.25, 37.1, -122.15, 37.2] as const;
const at = (id: string, kilometers: number, more: object) =>
  makeRestaurant(db, { id, name: id, ...HERE, latitude: HERE.latitude + kilometers / 111, ...more });

beforeAll(async () => {
  await seedCatalogue(db);
  await at("soup-story", 0, { cuisines: ["Diner"], searchText: "soup story diner the owner once ran a ramen stall" });
  await at("photo-booth", 0.1, { nameText: "photo booth", cuisines: ["Pub"], searchText: "photo booth pub" });
  await at("camera-bar", 0.1, { cuisines: ["Pub"], searchText: "camera bar pub photographs on every wall" });
  await at("noodle-hall", 0.5, {
    cuisines: ["Japanese"],
    dishes: [{ name: "Râmen in miso", detail: null }],
    searchText: "noodle hall japanese ramen in miso",
  });
  await at("bowls", 1, { cuisines: ["Ramen"], searchText: "bowls ramen" });
  await at("vegan-grill", 3, {
    name: "Third Grill",
    diets: ["vegan"],
    cuisines: ["Korean"],
    searchText: "third grill korean bulgogi vegan",
  });
  await at("plain-grill", 1, { cuisines: ["Korean"], searchText: "plain grill korean bulgogi" });
  await at("talk-grill", 2, {
    name: "Talk Grill",
    cuisines: ["Korean"],
    searchText: "talk grill korean bulgogi the vegan next door",
  });
  await at("saigon-house", 2, { cuisines: ["Vietnamese"], searchText: "saigon house vietnamese pho" });
}, 60_000);

test("of a food who has it by kitchen, name or dish comes first, then who mentions it: near, in an area, anywhere", async () => {
  const order = ["noodle-hall", "bowls", "soup-story"];
  const ids = ({ restaurants }: { restaurants: { id: string }[] }) =>
    restaurants.map(({ id }) => id).filter((id) => order.includes(id));
  expect(ids(await searchNear(ctx, { ...HERE, query: "ramen near me" })).slice(0, 2)).toEqual(order.slice(0, 2));
  expect(ids(await searchArea(ctx, { bounds, query: "ramen", near: HERE, limit: 20 }))).toEqual(order);
  expect(ids(await searchArea(ctx, { bounds, query: "ramen", limit: 20 })).at(-1)).toBe("soup-story");
  expect(ids(await searchForReader(ctx, { query: "ramen", limit: 100 })).at(-1)).toBe("soup-story");
});

test("a short food's name is a whole word of a text, and names that only begin so come last", async () => {
  const { restaurants } = await searchArea(ctx, { bounds, query: "pho", near: HERE, limit: 20 });
  expect(restaurants.map(({ id }) => id)).toEqual(["saigon-house", "photo-booth"]);
});

test("a neighborhood's name doesn't stand for the food", async () => {
  const { rows } = await findPlaces(db, { query: "pho in the Tenderloin", limit: 8, reader: null });
  const without = rows.filter(({ place }) => !place.cuisines.includes("Vietnamese"));
  expect([rows.length, without.map(({ place }) => place.name)]).toEqual([8, []]);
});

test.each(["tacos near 16th st mission", "tacos 16th st mission"])(
  "%s: who is within a walk comes first, and a taqueria has tacos",
  async (query) => {
    const { rows } = await findPlaces(db, { query, limit: 8, reader: null });
    const near = landmarkNear("near 16th st mission")?.near;
    const meters = rows.map(({ place }) => (near ? metersFrom(near, place) : Infinity));
    expect(rows[0]?.place.name).toBe("Pancho Villa Taqueria");
    expect(meters.slice(0, 3).filter((each) => each > 800)).toEqual([]);
    expect(meters).toEqual(meters.toSorted((a, b) => a - b));
  },
);

test("of a food in a diet who is known to keep it comes first, then whose text only speaks of it, as a mention", async () => {
  for (const near of [undefined, HERE]) {
    const found = await searchArea(ctx, { bounds, query: "vegan bulgogi", near, limit: 20 });
    expect(found.restaurants.map(({ id }) => id)).toEqual(["vegan-grill", "talk-grill"]);
    expect([found.mentioned, found.unknownDiet]).toEqual([["talk-grill"], ""]);
  }
});

test("a diet that nobody of the food is known to keep is told to be unknown, and the food found", async () => {
  const found = await searchArea(ctx, { bounds, query: "gluten free bulgogi", limit: 20 });
  expect([found.restaurants.length, found.unknownDiet]).toEqual([3, "gluten-free"]);
  for (const query of ["gluten free pizza", "gf pizza in the mission", "gluten free pizza near dolores park"]) {
    const { restaurants, unknownDiet } = await searchForReader(ctx, { query, limit: 20 });
    expect([restaurants.length > 0, unknownDiet], query).toEqual([true, "gluten-free"]);
  }
  expect((await searchNear(ctx, { ...HERE, query: "gluten free pizza near me" })).unknownDiet).toBe("gluten-free");
  expect((await searchForReader(ctx, { query: "pizza", limit: 20 })).unknownDiet).toBe("");
});
