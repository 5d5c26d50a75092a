import { expect, test } from "vitest";
import { MARKED_PAGE_SIZE, type MarkedFilter } from "@/lib/contracts/marked-places";
import { testDb } from "@/lib/testing/database";
import { makeGuide, makeRestaurant, makeStatus, makeUser } from "@/lib/testing/factories";
import { makeCtx } from "@/lib/testing/make-ctx";
import { listMarkedPlaces } from "./list-marked";

const { db } = await testDb();
const NOTHING = { love: 0, like: 0, interested: 0, never_again: 0, not_interested: 0 };

type User = Awaited<ReturnType<typeof makeUser>>;

const listFor = (user: User, filter: Partial<MarkedFilter> = {}) =>
  listMarkedPlaces(
    { ...makeCtx(db, { user }), user: { ...user, sessionId: "" } },
    { status: null, query: "", page: 1, ...filter },
  );
const namesFor = async (user: User, filter: Partial<MarkedFilter> = {}) =>
  (await listFor(user, filter)).places.map(({ name }) => name);

async function mark(user: User, name: string, status: "love" | "like" | "not_interested", day: number) {
  const { id } = await makeRestaurant(db, { name });
  await makeStatus(db, { userId: user.id, restaurantId: id, status, updatedAt: new Date(Date.UTC(2026, 0, day)) });
  return id;
}

test("a reader's places are their own, in every status, the latest first", async () => {
  const [ana, bo] = [await makeUser(db), await makeUser(db)];
  await mark(ana, "Zuni", "love", 1);
  await mark(ana, "Pho Đặc Biệt", "not_interested", 3);
  await mark(ana, "Ramen Shop", "love", 2);
  await mark(bo, "Ramen Bar", "love", 4);
  expect(await namesFor(ana)).toEqual(["Pho Đặc Biệt", "Ramen Shop", "Zuni"]);
  expect((await listFor(ana)).counts).toEqual({ ...NOTHING, love: 2, not_interested: 1 });
  expect(await namesFor(ana, { status: "love" })).toEqual(["Ramen Shop", "Zuni"]);
  expect(await namesFor(ana, { status: "like" })).toEqual([]);
  expect(await listFor(await makeUser(db))).toEqual({ places: [], counts: NOTHING, page: 1, pageCount: 1 });
});

test("a search looks for every word, without accents, and counts what it finds", async () => {
  const ana = await makeUser(db);
  await mark(ana, "Ramen Shop", "love", 1);
  await mark(ana, "Ramen Bar", "like", 2);
  await mark(ana, "Phở 100%", "like", 3);
  expect(await namesFor(ana, { query: "bar RAMÉN" })).toEqual(["Ramen Bar"]);
  expect((await listFor(ana, { query: "ramen", status: "love" })).counts).toEqual({ ...NOTHING, love: 1, like: 1 });
  expect(await namesFor(ana, { query: "pho" })).toEqual(["Phở 100%"]);
  expect(await namesFor(ana, { query: "%" })).toEqual([]);
  expect(await namesFor(ana, { query: "\u0000ramen\ud800", status: "love" })).toEqual(["Ramen Shop"]);
});

test("each place says in which guide it was found, unless this reader can't see that", async () => {
  const ana = await makeUser(db);
  const [open, hidden] = [await makeGuide(db), await makeGuide(db, { isAdminOnly: true })];
  for (const originGuideId of [open.id, hidden.id]) {
    await makeStatus(db, { userId: ana.id, restaurantId: (await makeRestaurant(db)).id, originGuideId });
  }
  const found = (await listFor(ana)).places.map(({ discoveredFromGuide }) => discoveredFromGuide?.id);
  expect(found.sort()).toEqual([open.id, undefined]);
});

test("places come in pages, and a page beyond the end is the last", async () => {
  const ana = await makeUser(db);
  for (let day = 1; day <= MARKED_PAGE_SIZE + 1; day++) await mark(ana, `Place ${day}`, "like", day);
  expect((await listFor(ana)).places).toHaveLength(MARKED_PAGE_SIZE);
  expect(await namesFor(ana, { page: 2 })).toEqual(["Place 1"]);
  expect(await listFor(ana, { page: 99 })).toMatchObject({ page: 2, pageCount: 2 });
});
