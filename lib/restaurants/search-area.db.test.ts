import { expect, test } from "vitest";
import { makeGuide, makeRestaurant, makeStatus, makeUser, testDb } from "@/lib/testing/database";
import { makeCtx } from "@/lib/testing/make-ctx";
import { searchArea } from "./search-area";

const { db } = await testDb();
const ana = await makeUser(db);
const ctx = { ...makeCtx(db), user: { ...ana, sessionId: "none" } };
/** Off the coast, where no other restaurant is. */
const bounds = [-123.2, 37.5, -123.1, 37.6] as const;
const inside = { latitude: 37.55, longitude: -123.15 };
const ids = async (more: Partial<Parameters<typeof searchArea>[1]> = {}) =>
  (await searchArea(ctx, { bounds, limit: 20, ...more })).restaurants.map(({ id }) => id);

await makeRestaurant(db, {
  ...inside,
  id: "a-plain",
  name: "Plain Noodles",
  searchText: "plain noodles",
  editorialSummary: null,
});
await makeRestaurant(db, { ...inside, id: "b-rated", editorialSummary: null, userRatingCount: 12 });
await makeRestaurant(db, {
  ...inside,
  id: "c-written",
  name: "Written Noodles",
  searchText: "written noodles",
  editorialSummary: "Worth a boat.",
});
await makeRestaurant(db, {
  ...inside,
  id: "d-shut",
  name: "Shut Noodles",
  searchText: "shut noodles",
  status: "closed",
});
await makeRestaurant(db, { id: "e-edge", latitude: 37.6, longitude: -123.1, editorialSummary: null, city: "Oakland" });
await makeRestaurant(db, {
  id: "f-outside",
  latitude: 37.61,
  longitude: -123.1,
  name: "Outer Noodles",
  searchText: "outer noodles",
});

test("open restaurants within the bounds, edges too, the best known first", async () => {
  expect(await ids()).toEqual(["c-written", "b-rated", "a-plain", "e-edge"]);
  expect(await ids({ city: "Oakland" })).toEqual(["e-edge"]);
});

test("a query finds only what is there and open; spaces are none", async () => {
  expect((await ids({ query: "noodles" })).toSorted()).toEqual(["a-plain", "c-written"]);
  expect((await ids({ query: "noodels" })).toSorted()).toEqual(["a-plain", "c-written"]);
  expect(await ids({ query: "  " })).toHaveLength(4);
  await expect(ids({ query: "n" })).rejects.toMatchObject({ code: "bad_input" });
});

test("it is told when there are more than asked for", async () => {
  const first = await searchArea(ctx, { bounds, limit: 3 });
  expect([first.restaurants.length, first.hasMore]).toEqual([3, true]);
  expect((await searchArea(ctx, { bounds, limit: 4 })).hasMore).toBe(false);
  expect((await searchArea(ctx, { bounds, query: "noodles", limit: 1 })).hasMore).toBe(true);
});

test("everybody sees their own status, and no guide for administrators", async () => {
  const hidden = await makeGuide(db, { isAdminOnly: true });
  await makeStatus(db, { userId: ana.id, restaurantId: "c-written", status: "like", originGuideId: hidden.id });
  const other = await makeUser(db);
  await makeStatus(db, { userId: other.id, restaurantId: "a-plain", status: "love" });
  const { restaurants } = await searchArea(ctx, { bounds, limit: 20 });
  expect(restaurants.map(({ userStatus }) => userStatus)).toEqual(["like", null, null, null]);
  expect(restaurants[0]?.discoveredFromGuide).toBeNull();
});

test("a reader who moves about faster than anyone looks has to wait", async () => {
  const tight = { ...makeCtx(db, { rateLimitScale: 1 / 180 }), user: { ...(await makeUser(db)), sessionId: "none" } };
  for (let n = 0; n < 10; n++) await searchArea(tight, { bounds, limit: 1 });
  await expect(searchArea(tight, { bounds, limit: 1 })).rejects.toMatchObject({ code: "too_many" });
});

test("a plural finds what a menu has in the singular", async () => {
  const here = { latitude: 37.7, longitude: -123.5 };
  await makeRestaurant(db, { ...here, id: "g-taco", name: "El Farol", searchText: "el farol mexican taco al pastor" });
  expect(await ids({ bounds: [-123.6, 37.6, -123.4, 37.8], query: "tacos" })).toEqual(["g-taco"]);
});

test("with a position the nearest are taken, of a search however well others are known", async () => {
  const box = [-123.9, 37.5, -123.7, 37.7] as const;
  const at = (id: string, latitude: number, more: object = {}) =>
    makeRestaurant(db, {
      id,
      latitude,
      longitude: -123.8,
      editorialSummary: null,
      name: "Pier",
      searchText: "pier",
      ...more,
    });
  await at("n-far", 37.68, { editorialSummary: "Worth a boat.", userRatingCount: 900 });
  await at("n-next", 37.61);
  await at("n-here", 37.6);
  await at("n-shut", 37.6001, { status: "closed" });
  const near = { latitude: 37.6, longitude: -123.8 };
  const taken = async (query?: string) => {
    const { restaurants, hasMore } = await searchArea(ctx, { bounds: box, near, query, limit: 2 });
    return [restaurants.map(({ id }) => id), hasMore];
  };
  expect(await taken("pier")).toEqual([["n-here", "n-next"], true]);
  // Without one, bare names don't keep out what there is to read.
  expect(await taken()).toEqual([["n-far", "n-here"], true]);
  expect((await ids({ bounds: box, limit: 1 }))[0]).toBe("n-far");
});

test("words for when and how are left out where nothing has them", async () => {
  const at = { bounds: [-123.6, 37.6, -123.4, 37.8] } as const;
  for (const query of ["late night tacos open now", "best tacos near me tonight", "tacos on sunday until 2am"])
    expect(await ids({ ...at, query }), query).toEqual(["g-taco"]);
  expect(await ids({ ...at, query: "open now" })).toEqual([]);
});
