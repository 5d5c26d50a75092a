import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { restaurants } from "@/db/schema";
import type { SearchPlan } from "@/lib/contracts/stages";
import { makeRestaurant, testDb } from "@/lib/testing/database";
import { makeManyRestaurants } from "@/lib/testing/many-restaurants";
import { SLICE_SIZE, searchCatalogue } from "./search-catalogue";

const { db } = await testDb();
const city = "Oakland" as const;
const COUNT = 2.5 * SLICE_SIZE;
const signal = new AbortController().signal;
const ANYTHING: SearchPlan = { id: "plan-1", query: "", cuisines: [], areas: [], why: "" };
const plan = (over: Partial<SearchPlan>): SearchPlan => ({ ...ANYTHING, ...over });
const runAtOnce = <T>(query: () => Promise<T>) => query();
const find = async (over: Partial<SearchPlan>, limit = 80) =>
  searchCatalogue(db, runAtOnce, { city, plan: plan(over), limit }, signal);

beforeAll(async () => {
  await makeManyRestaurants(db, COUNT, [city]);
}, 120_000);

test("the best of a whole city is found, in whichever slice it lies", async () => {
  const ids = ["aaa-first", "made-5", "zzz-last"];
  for (const id of ids.filter((each) => each !== "made-5")) {
    await makeRestaurant(db, { id, city, cuisines: ["Georgian"], neighbourhood: "Temescal" });
  }
  const set = { cuisines: ["Georgian"], neighbourhood: "Temescal" };
  await db.update(restaurants).set(set).where(eq(restaurants.id, "made-5"));
  const found = await find({ query: "khachapuri", cuisines: ["Georgian"], areas: ["Temescal"] });
  expect(found.map(({ id }) => id).toSorted()).toEqual(ids);
});

test("what lies around a point is found, or in a town, though no text says so", async () => {
  const [latitude, longitude] = [36.5, -121.1];
  await makeRestaurant(db, { id: "close-by", city, latitude: latitude + 0.005, longitude, searchText: "x" });
  await makeRestaurant(db, { id: "farther", city, latitude: latitude + 0.02, longitude, searchText: "x" });
  await makeRestaurant(db, { id: "in-emeryville", city, town: "Emeryville", searchText: "x" });
  const around = [{ latitude, longitude, meters: 1_200 }];
  expect((await find({ around })).map(({ id }) => id)).toEqual(["close-by"]);
  expect((await find({ areas: ["Emeryville"] })).map(({ id }) => id)).toEqual(["in-emeryville"]);
});

test("what has a rank and no word of the query is no match", async () => {
  // PostgreSQL takes "8e296" for a number and asks for it before the rest: where neither is, it ranks above 0.
  await makeRestaurant(db, { id: "ranked", city, cuisines: ["Greek"], searchText: "c4ca4238a0b923820dcc509a6f75849b" });
  expect(await find({ query: "8e296a067a37563370ded05f5a3bf3ec" })).toEqual([]);
});

test("what all slices hold alike is cut at the limit, best first and then by id", async () => {
  const found = await find({ query: "ramen", cuisines: ["Thai"] });
  expect(found).toHaveLength(80);
  const sorted = found.toSorted((a, b) => b.relevance - a.relevance || (a.id < b.id ? -1 : 1));
  expect(found.map(({ id }) => id)).toEqual(sorted.map(({ id }) => id));
  expect(found.every(({ cuisines }) => cuisines.includes("Thai"))).toBe(true);
});

test("no statement scores more of a city than a slice", async () => {
  const rowsRead: number[] = [];
  const count = async () => {
    await db.execute(sql`select pg_stat_force_next_flush()`);
    const [row] = await db
      .select({ rows: sql<string>`pg_stat_get_tuples_fetched(${"restaurants"}::regclass)` })
      .from(sql`(select 1) as one`);
    return Number(row?.rows);
  };
  const watched = async <T>(query: () => Promise<T>): Promise<T> => {
    const before = await count();
    const result = await query();
    rowsRead.push((await count()) - before);
    return result;
  };
  await searchCatalogue(db, watched, { city, plan: plan({ query: "noodles", cuisines: ["Thai"] }), limit: 80 }, signal);
  // By turns, one finds where a slice ends and one scores it, and reads the best rows by their keys.
  expect(rowsRead).toHaveLength(6);
  for (const rows of rowsRead.filter((_, at) => at % 2 === 1)) expect(rows).toBeLessThanOrEqual(SLICE_SIZE + 2 * 80);
});

test("an aborted search runs no query", async () => {
  const aborted = AbortSignal.abort();
  const search = searchCatalogue(db, runAtOnce, { city, plan: plan({ query: "noodles" }), limit: 80 }, aborted);
  await expect(search).rejects.toMatchObject({ code: "cancelled" });
});
