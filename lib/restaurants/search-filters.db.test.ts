import { expect, test } from "vitest";
import { makeRestaurant, makeStatus, makeUser, testDb } from "@/lib/testing/database";
import { makeCtx } from "@/lib/testing/make-ctx";
import { placeFilter } from "./place-filter";
import { searchForReader } from "./search";
import { searchArea } from "./search-area";
import { searchNear } from "./search-near";

const { db } = await testDb();
const ana = await makeUser(db);
/** A Tuesday evening in California. */
const NOW = new Date("2026-12-01T20:00:00-08:00");
const ctx = { ...makeCtx(db), now: NOW, user: { ...ana, sessionId: "none" } };
const HERE = { latitude: 37.55, longitude: -123.15 };
const bounds = [-123.2, 37.5, -123.1, 37.6] as const;

await Promise.all(
  Array.from({ length: 8 }, (_, at) =>
    makeRestaurant(db, { ...HERE, id: `known-${at}`, name: `Vexbar ${at}`, cuisines: ["Thai"], userRatingCount: 90 }),
  ),
);
const plain = { ...HERE, userRatingCount: 1, cuisines: ["Ramen"], searchText: "vexbar ramen" };
await makeRestaurant(db, {
  ...plain,
  id: "ramen-open",
  name: "Vexbar Open",
  priceLevel: 1,
  meals: ["dinner"],
  openingHours: ["Monday: Closed", "Tuesday: 5:00 – 10:00 PM", "Wednesday: Closed"],
});
await makeRestaurant(db, {
  ...plain,
  id: "ramen-shut",
  name: "Vexbar Shut",
  priceLevel: 2,
  openingHours: ["Monday: Closed", "Tuesday: 11:00 AM – 3:00 PM", "Wednesday: Closed"],
});
await makeStatus(db, { userId: ana.id, restaurantId: "ramen-shut", status: "like" });
const other = await makeUser(db);
await makeStatus(db, { userId: other.id, restaurantId: "ramen-open", status: "like" });

const FILTERS = [
  [{ cuisine: ["Ramen"] }, ["ramen-open", "ramen-shut"]],
  [{ cuisine: ["Ramen"], price: [2, 3] }, ["ramen-shut"]],
  [{ meal: ["dinner"], cuisine: ["Ramen"] }, ["ramen-open"]],
  [{ open: "now" }, ["ramen-open"]],
  [{ status: ["like"] }, ["ramen-shut"]],
  [{ status: ["none"], cuisine: ["Ramen"] }, ["ramen-open"]],
  [{ status: ["none", "like"], cuisine: ["Ramen"] }, ["ramen-open", "ramen-shut"]],
] as const;

test.each(FILTERS)("%j is asked before a limit cuts anything off", async (asked, expected) => {
  const filter = placeFilter(asked, NOW);
  const ids = (found: { restaurants: { id: string }[] }) => found.restaurants.map(({ id }) => id).toSorted();
  const limit = expected.length;
  expect(ids(await searchArea(ctx, { bounds, filter, limit }))).toEqual(expected);
  expect(ids(await searchArea(ctx, { bounds, filter, query: "vexbar", limit }))).toEqual(expected);
  expect(ids(await searchArea(ctx, { bounds, filter, near: HERE, limit }))).toEqual(expected);
  expect(ids(await searchForReader(ctx, { query: "vexbar", filter, limit }))).toEqual(expected);
  expect(ids(await searchNear(ctx, { ...HERE, query: "vexbar", filter }))).toEqual(expected);
});

test("an area that has more than it shows tells all of its cuisines, of what its other filters leave", async () => {
  const cut = await searchArea(ctx, { bounds, limit: 2 });
  expect([cut.hasMore, cut.cuisines]).toEqual([
    true,
    [
      { name: "Thai", count: 8 },
      { name: "Ramen", count: 2 },
    ],
  ]);
  const thai = await searchArea(ctx, { bounds, limit: 1, filter: { cuisine: ["Thai"], status: ["none"] } });
  expect(thai.cuisines).toEqual([
    { name: "Thai", count: 8 },
    { name: "Ramen", count: 1 },
  ]);
  expect(await searchArea(ctx, { bounds, limit: 20 })).toMatchObject({ hasMore: false, cuisines: [] });
});
