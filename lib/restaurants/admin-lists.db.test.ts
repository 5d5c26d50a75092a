import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { guides, restaurantStatuses, restaurants } from "@/db/schema";
import { QuadtreeNode, Restaurant } from "@/lib/contracts/restaurant";
import type { City } from "@/lib/core/cities";
import { makeAdmin, makeGuide, makeRestaurant, makeStatus, makeUser, testDb } from "@/lib/testing/database";
import { makeCtx } from "@/lib/testing/make-ctx";
import { makeManyRestaurants } from "@/lib/testing/many-restaurants";
import type { VersionedListing } from "./admin-listing";
import { listAllRestaurants } from "./list-all";
import { listCities } from "./list-cities";
import { listCuisines } from "./list-cuisines";
import { listPoints } from "./list-points";
import { listQuadtree } from "./list-quadtree";

const { db } = await testDb();
const [ana, admin] = [await makeUser(db), await makeAdmin(db)];
const as = (user: typeof ana) => ({ ...makeCtx(db), user: { ...user, sessionId: "none" } });
const read = async <T>(listing: Promise<VersionedListing<T>>): Promise<T[]> => {
  const items: T[] = [];
  for await (const page of (await listing).pages) items.push(...page);
  return items;
};
const all = (city?: City) => read(listAllRestaurants(as(admin), { city }));
const version = async (city?: City) => (await listAllRestaurants(as(admin), { city })).version;

test("the admin lists are refused to everyone else", async () => {
  await expect(listAllRestaurants(as(ana), {})).rejects.toMatchObject({ code: "forbidden" });
  await expect(listPoints(as(ana))).rejects.toMatchObject({ code: "forbidden" });
  await expect(listCuisines(as(ana))).rejects.toMatchObject({ code: "forbidden" });
  await expect(listQuadtree(as(ana))).rejects.toMatchObject({ code: "forbidden" });
});

test("without restaurants there is nothing to list", async () => {
  expect(await all()).toEqual([]);
  expect(await listQuadtree(as(admin))).toEqual([]);
});

test("the full list has every restaurant once, page by page, with the administrator's own statuses", async () => {
  await makeManyRestaurants(db, 2_500);
  const rated = await makeRestaurant(db);
  await makeStatus(db, { userId: admin.id, restaurantId: rated.id, status: "love" });
  await makeStatus(db, { userId: ana.id, restaurantId: "made-1", status: "like" });
  const listed = await all();
  expect(listed).toHaveLength(2_501);
  expect(new Set(listed.map(({ id }) => id)).size).toBe(2_501);
  expect(Restaurant.array().safeParse(listed).error).toBeUndefined();
  expect(listed.filter(({ userStatus }) => userStatus !== null).map(({ id }) => id)).toEqual([rated.id]);
  expect(new Set((await all("Oakland")).map(({ city }) => city))).toEqual(new Set(["Oakland"]));
});

test("points are the same restaurants, page after page, each with what a marker needs", async () => {
  const points = await read(listPoints(as(admin)));
  const expected = (await all()).map((one) => [
    one.id,
    one.name,
    Number(one.longitude.toFixed(6)),
    Number(one.latitude.toFixed(6)),
    one.userStatus,
  ]);
  expect(points).toEqual(expected);
  expect(points.filter(([, , , , status]) => status === "love")).toHaveLength(1);
  expect((await listPoints(as(admin))).version).not.toBe(await version());
});

test("bounds include everything inside them, edges too, and have their own version", async () => {
  const bounds = [-122.45, 37.3, -122.2, 37.5] as const;
  const lies = ({ longitude, latitude }: Restaurant) =>
    longitude >= -122.45 && longitude <= -122.2 && latitude >= 37.3 && latitude <= 37.5;
  const everywhere = await all();
  const within = await read(listAllRestaurants(as(admin), { bounds }));
  expect(within).toEqual(everywhere.filter(lies));
  expect(within.length).toBeGreaterThan(100);
  const points = await read(listPoints(as(admin), { bounds }));
  expect(points.map(([id]) => id)).toEqual(within.map(({ id }) => id));
  const ofOakland = await read(listAllRestaurants(as(admin), { bounds, city: "Oakland" }));
  expect(ofOakland).toEqual(within.filter(({ city }) => city === "Oakland"));

  const place = await makeRestaurant(db, { longitude: -121.5, latitude: 38.25 });
  const there = { bounds: [-121.5, 38.25, -121.5, 38.25] } as const;
  expect((await read(listAllRestaurants(as(admin), there))).map(({ id }) => id)).toEqual([place.id]);
  expect((await listAllRestaurants(as(admin), there)).version).not.toBe(await version());
});

test("a list holds what has one of each kind of value that is asked for, and has its own version", async () => {
  const there = { city: "San Jose", priceLevel: 3 } as const;
  const [loved, plain] = [
    await makeRestaurant(db, { ...there, cuisines: ["Qimqan", "Thai"], meals: ["lunch", "dinner"] }),
    await makeRestaurant(db, { ...there, cuisines: ["Qimqan"], priceLevel: 1 }),
  ];
  await makeStatus(db, { userId: admin.id, restaurantId: loved.id, status: "love" });
  await makeStatus(db, { userId: ana.id, restaurantId: plain.id, status: "love" });
  const both = [loved.id, plain.id].toSorted();
  const cuisine = ["Qimqan", "No such"];
  for (const [filter, found] of [
    [{ cuisine }, both],
    [{ cuisine, price: [1, 3] }, both],
    [{ cuisine, price: [3] }, [loved.id]],
    [{ cuisine, meal: ["brunch", "dinner"] }, [loved.id]],
    [{ cuisine, status: ["love"] }, [loved.id]],
    [{ cuisine, status: ["none"] }, [plain.id]],
    [{ cuisine, status: ["none", "love"] }, both],
    [{ cuisine, status: ["like"] }, []],
  ] as const) {
    expect((await read(listAllRestaurants(as(admin), filter))).map(({ id }) => id).toSorted()).toEqual(found);
    expect((await read(listPoints(as(admin), filter))).map(([id]) => id).toSorted()).toEqual(found);
    expect((await listPoints(as(admin), filter)).version).not.toBe((await listPoints(as(admin))).version);
  }
  expect(await listCuisines(as(admin), { cuisine })).toEqual([
    { name: "Qimqan", count: 2 },
    { name: "Thai", count: 1 },
  ]);
});

test("the version changes with anything the list shows, and with nothing else", async () => {
  const place = await makeRestaurant(db, { city: "Berkeley" });
  const guide = await makeGuide(db);
  await makeStatus(db, { userId: admin.id, restaurantId: place.id, status: "love", originGuideId: guide.id });
  const [before, elsewhere] = [await version("Berkeley"), await version("Oakland")];
  await makeStatus(db, { userId: ana.id, restaurantId: place.id });
  expect(await version("Berkeley")).toBe(before);

  const seen = new Set([before]);
  const changed = async () => {
    const now = await version("Berkeley");
    expect(seen).not.toContain(now);
    seen.add(now);
  };
  await db.update(restaurants).set({ rating: 4.5 }).where(eq(restaurants.id, place.id));
  await changed();
  expect(await version("Oakland")).toBe(elsewhere);
  await db.update(restaurantStatuses).set({ status: "like" }).where(eq(restaurantStatuses.userId, admin.id));
  await changed();
  await db.update(guides).set({ name: "Another name" }).where(eq(guides.id, guide.id));
  await changed();
  await db.delete(guides).where(eq(guides.id, guide.id));
  await changed();
  await makeRestaurant(db, { city: "Berkeley" });
  await changed();
});

test("paging stops when the administrator stops reading", async () => {
  const over = new AbortController();
  const { pages } = await listAllRestaurants({ ...as(admin), signal: over.signal }, {});
  const readOn = async () => {
    for await (const _ of pages) over.abort();
  };
  await expect(readOn()).rejects.toThrow();
});

test("the quadtree's nodes cover every restaurant", async () => {
  const nodes = await listQuadtree(as(admin));
  expect(QuadtreeNode.array().parse(nodes)).toEqual(nodes);
  expect(nodes[0]).toMatchObject({ name: "root", depth: 0 });
  expect(new Set(nodes.map(({ name }) => name)).size).toBe(nodes.length);
  for (const { name, depth } of nodes) expect(name.split("/")).toHaveLength(depth + 1);
});

test("lists the cities that have restaurants, in the product's order", async () => {
  expect(await listCities({ db })).toEqual(["San Francisco", "Oakland", "Berkeley", "San Jose", "Peninsula"]);
  await db.delete(restaurants).where(eq(restaurants.city, "Oakland"));
  expect(await listCities({ db })).toEqual(["San Francisco", "Berkeley", "San Jose", "Peninsula"]);
});
