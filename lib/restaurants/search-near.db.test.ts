import { expect, test } from "vitest";
import { makeRestaurant, makeUser, testDb } from "@/lib/testing/database";
import { makeCtx } from "@/lib/testing/make-ctx";
import { searchNear } from "./search-near";

const { db } = await testDb();
const ctx = { ...makeCtx(db), user: { ...(await makeUser(db)), sessionId: "none" } };
const HERE = { latitude: 37.76, longitude: -122.42 };

test("of all that match, the nearest are found, by name or by what is said of them", async () => {
  const far = { latitude: 37.34, longitude: -121.89 };
  for (let n = 0; n < 30; n++) await makeRestaurant(db, { ...far, name: `Quxolent ${n}`, searchText: `quxolent ${n}` });
  const near = await makeRestaurant(db, { ...HERE, name: "Corner", searchText: "corner quxolent food" });
  const next = await makeRestaurant(db, { ...HERE, latitude: 37.77, name: "Quxolent Hall" });
  const { restaurants: found } = await searchNear(ctx, { ...HERE, query: "quxolent near me tonight" });
  expect(found.slice(0, 2).map(({ id }) => id)).toEqual([near.id, next.id]);
  expect(found).toHaveLength(20);
});

test("an area that is named is where it looks", async () => {
  const there = await makeRestaurant(db, {
    latitude: 37.84,
    longitude: -122.26,
    city: "Oakland",
    neighbourhood: "Temescal",
    name: "Zolnack",
  });
  const { restaurants } = await searchNear(ctx, { ...HERE, query: "zolnack temescal" });
  expect(restaurants[0]?.id).toBe(there.id);
  expect((await searchNear(ctx, { ...HERE, query: "zolnack rockridge" })).missed).toBe("in Rockridge");
});

test("a landmark that is named is where it looks, wherever the reader is", async () => {
  const there = await makeRestaurant(db, {
    latitude: 37.8045,
    longitude: -122.2711,
    city: "Oakland",
    name: "Vexinor",
    searchText: "vexinor",
  });
  await makeRestaurant(db, { ...HERE, name: "Vexinor Mission", searchText: "vexinor mission" });
  const { restaurants } = await searchNear(ctx, { ...HERE, query: "vexinor near 12th st oakland bart" });
  expect(restaurants[0]?.id).toBe(there.id);
});

test("a query too short is refused, and nonsense finds nothing", async () => {
  await expect(searchNear(ctx, { ...HERE, query: "q" })).rejects.toMatchObject({ code: "bad_input" });
  expect(await searchNear(ctx, { ...HERE, query: "xqzvw kjqxz" })).toEqual({
    restaurants: [],
    missed: "",
    inTown: null,
    mentioned: null,
    unknownDiet: "",
  });
});

test("a reader who searches faster than anyone types has to wait", async () => {
  const tight = { ...makeCtx(db, { rateLimitScale: 1 / 180 }), user: { ...(await makeUser(db)), sessionId: "none" } };
  for (let n = 0; n < 10; n++) await searchNear(tight, { ...HERE, query: "noodles" });
  await expect(searchNear(tight, { ...HERE, query: "noodles" })).rejects.toMatchObject({ code: "too_many" });
});

test("words for when and how are left out where nothing has them, also in an area that is named", async () => {
  const place = await makeRestaurant(db, { ...HERE, name: "Vexlor", searchText: "vexlor", neighbourhood: "Mission" });
  for (const query of ["late night vexlor open now", "vexlor mission open late", "closest vexlor tonight"])
    expect(
      (await searchNear(ctx, { ...HERE, query })).restaurants.map(({ id }) => id),
      query,
    ).toEqual([place.id]);
});

test("a text that has the words for when and how by chance is no better than one with what is asked for", async () => {
  await makeRestaurant(db, { ...HERE, latitude: 37.9, name: "Chance", searchText: "chance best brivnak near me" });
  const place = await makeRestaurant(db, { ...HERE, name: "Corner House", searchText: "corner house brivnak" });
  const { restaurants } = await searchNear(ctx, { ...HERE, query: "best brivnak near me" });
  expect(restaurants[0]?.id).toBe(place.id);
});
