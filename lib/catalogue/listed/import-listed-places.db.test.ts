import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import {
  catalogueImports,
  placeImportRows,
  placeImports,
  placeReports,
  restaurantStatuses,
  restaurants,
} from "@/db/schema";
import { viewRestaurant } from "@/lib/restaurants/view";
import { makeRestaurant, makeStatus, makeUser, testDb } from "@/lib/testing/database";
import { makeListedPlace } from "@/lib/testing/make-listed-place";
import { importListedPlaces } from "./import-listed-places";
import type { ListedPlace } from "./read-listed-places";
import { rebuildIndexes } from "./rebuild-indexes";

const { db } = await testDb();
const noodles = makeListedPlace();
const tofu = makeListedPlace({
  name: "Tofu Garden",
  address: "9 Castro St",
  town: "Mountain View",
  latitude: 37.394,
  longitude: -122.0789,
});
const bring = (...places: ListedPlace[]) => importListedPlaces(db, { places });
const rows = () => db.select().from(restaurants).orderBy(restaurants.name);
const only = async (name: string) => {
  const [row] = await db.select().from(restaurants).where(eq(restaurants.name, name));
  if (!row) throw new Error(`${name} is no row.`);
  return row;
};
const statuses = () => db.select().from(restaurantStatuses).orderBy(restaurantStatuses.userId);

beforeEach(async () => {
  await db.delete(restaurants);
  await db.delete(catalogueImports);
});

test("the lists' places are rows that can be found and say where they come from, and nothing describes them", async () => {
  expect(await bring(noodles, tofu)).toEqual({ added: 2, updated: 0, merged: 0, closed: 0 });
  const row = await only("Murphy Noodles");
  expect(row).toMatchObject({
    source: "listed",
    nameText: "murphy noodles",
    searchText: "murphy noodles noodles sunnyvale peninsula",
  });
  expect(row.id).toMatch(/^murphy-noodles-[0-9a-f]{6}$/);
  const view = viewRestaurant(row);
  expect(view).toMatchObject({ humanizedLocation: "Sunnyvale", isOpen: true, editorialSummary: null });
  expect(view.listed).toEqual({ by: "Santa Clara County", lastSeenOn: "2026-03-02" });
});

test("the same lists again change nothing", async () => {
  await bring(noodles, tofu);
  const before = await rows();
  expect(await bring(noodles, tofu)).toEqual({ added: 0, updated: 0, merged: 0, closed: 0 });
  expect(await rows()).toEqual(before);
});

test("what changed is updated under its id, what left is closed, and opens again when it is back", async () => {
  await bring(noodles, tofu);
  const { id } = await only("Murphy Noodles");
  const respelled = { ...noodles, name: "Murphy Noodles Restaurant", lastSeenOn: "2026-09-01" };
  expect(await bring(respelled)).toEqual({ added: 0, updated: 1, merged: 0, closed: 1 });
  expect(await only("Murphy Noodles Restaurant")).toMatchObject({ id, lastSeenOn: "2026-09-01", status: "open" });
  expect(await only("Tofu Garden")).toMatchObject({ status: "closed" });
  expect(await bring(respelled, tofu)).toMatchObject({ added: 0, updated: 1 });
  expect(await only("Tofu Garden")).toMatchObject({ status: "open" });
});

test("what is described is left out, however a register spells it", async () => {
  await makeRestaurant(db, { name: "Murphy's Noodles & Bar", latitude: 37.3775, longitude: -122.0301 });
  expect(await bring(noodles, tofu)).toMatchObject({ added: 1 });
});

test("one that is described later is merged, and with it go the readers' marks; the later of two stays", async () => {
  await bring(noodles, tofu);
  const { id: from } = await only("Murphy Noodles");
  const [alone, both, changed] = [await makeUser(db), await makeUser(db), await makeUser(db)];
  await makeStatus(db, { userId: alone.id, restaurantId: from, status: "love", updatedAt: new Date("2026-05-01") });
  await makeStatus(db, {
    userId: both.id,
    restaurantId: from,
    status: "never_again",
    updatedAt: new Date("2026-06-01"),
  });
  await makeStatus(db, { userId: changed.id, restaurantId: from, status: "like", updatedAt: new Date("2026-05-01") });
  const described = await makeRestaurant(db, { name: "Murphy Noodles", latitude: 37.3774, longitude: -122.0301 });
  const to = described.id;
  await makeStatus(db, { userId: both.id, restaurantId: to, status: "like", updatedAt: new Date("2026-05-01") });
  await makeStatus(db, {
    userId: changed.id,
    restaurantId: to,
    status: "interested",
    updatedAt: new Date("2026-06-01"),
  });
  const [file] = await db
    .insert(placeImports)
    .values({ userId: alone.id, fileName: "a.csv", source: "csv", expiresAt: new Date("2027-01-01") })
    .returning();
  const line = { importId: file?.id ?? "", line: 1, name: "Murphy", restaurantId: from, appliedTo: from };
  await db.insert(placeImportRows).values({ ...line, candidateIds: ["other", from, to] });
  const report = { restaurantId: from, kind: "closed" as const, reporter: "one", at: new Date() };
  await db.insert(placeReports).values([report, { ...report, reporter: "two" }]);
  await db.insert(placeReports).values({ ...report, restaurantId: to });

  expect(await bring(noodles, tofu)).toEqual({ added: 0, updated: 0, merged: 1, closed: 0 });
  expect((await rows()).map(({ id }) => id)).not.toContain(from);
  const marks = new Map((await statuses()).map((mark) => [mark.userId, mark]));
  expect(marks.get(alone.id)).toMatchObject({ restaurantId: to, status: "love", updatedAt: new Date("2026-05-01") });
  expect(marks.get(both.id)).toMatchObject({ restaurantId: to, status: "never_again" });
  expect(marks.get(changed.id)).toMatchObject({ restaurantId: to, status: "interested" });
  const [row] = await db.select().from(placeImportRows);
  expect(row).toMatchObject({ restaurantId: to, appliedTo: to, candidateIds: ["other", to] });
  const reports = await db.select().from(placeReports).orderBy(placeReports.reporter);
  expect(reports.map(({ restaurantId, reporter }) => [restaurantId, reporter])).toEqual([
    [to, "one"],
    [to, "two"],
  ]);
});

test("rows written with the search indexes built anew are found by them, and the indexes are the same", async () => {
  const indexes = sql`select indexname, indexdef from pg_indexes where tablename = 'restaurants' order by indexname`;
  const before = (await db.execute(indexes)).rows;
  await db.transaction((tx) => rebuildIndexes(tx, async () => void (await makeRestaurant(tx, { name: "Zuni" }))));
  expect((await db.execute(indexes)).rows).toEqual(before);
  expect(await only("Zuni")).toMatchObject({ nameText: "zuni" });
});

test("the database refuses a listed place that is described, or on no list", async () => {
  const listed = { source: "listed" as const, listedBy: "Berkeley", lastSeenOn: "2019-10-01" };
  await expect(makeRestaurant(db, { ...listed, editorialSummary: "Good noodles." })).rejects.toThrow();
  await expect(makeRestaurant(db, { source: "listed" })).rejects.toThrow();
  await expect(makeRestaurant(db, { listedBy: "Berkeley", lastSeenOn: "2019-10-01" })).rejects.toThrow();
});
