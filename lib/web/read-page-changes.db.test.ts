import { eq, sql } from "drizzle-orm";
import { describe, expect, inject, test } from "vitest";
import { withConnection } from "@/db/connection/with-connection";
import { evidence, guideEntries, guides, guideUpdates, pageChanges, restaurants, users } from "@/db/schema";
import { makeEvidence, makeGuide, makeRestaurant, makeUser, testDb } from "@/lib/testing/database";
import { prunePageChanges } from "./prune-page-changes";
import { readPageChanges } from "./read-page-changes";

const { db, url } = await testDb();
const now = async () => (await readPageChanges(db, null)).position;
/** The tags that what is done changes, sorted. */
async function tagsOf(change: () => Promise<unknown>): Promise<string[] | undefined> {
  const before = await now();
  await change();
  return (await readPageChanges(db, before)).tags?.toSorted();
}

const place = await makeRestaurant(db, { id: "zuni" });
const other = await makeRestaurant(db, { id: "rich-table" });
const weekly = await makeGuide(db, { id: "weekly", isEmailGuide: true, restaurantIds: [place.id] });
await makeGuide(db, { id: "preview", isAdminOnly: true, restaurantIds: [other.id] });
const isWeekly = eq(guides.id, weekly.id);
const ofWeekly = eq(guideEntries.guideId, weekly.id);
const isPlace = eq(restaurants.id, place.id);

describe("what a change of a guide changes", () => {
  test("a new edition and a featured guide: the lists of guides, its own page, and its places'", async () => {
    const made = () => makeGuide(db, { id: "edition", isEmailGuide: true, restaurantIds: [other.id] });
    expect(await tagsOf(made)).toEqual(["guide:edition", "guides", "place:rich-table"]);
    const featured = () => makeGuide(db, { id: "featured", isFeatured: true });
    expect(await tagsOf(featured)).toEqual(["guide:featured", "guides"]);
  });

  test("one that a reader makes, or a preview: its own page and its places', not the lists", async () => {
    const sparked = () => makeGuide(db, { id: "sparked", restaurantIds: [other.id] });
    expect(await tagsOf(sparked)).toEqual(["guide:sparked", "place:rich-table"]);
    expect(await tagsOf(() => makeGuide(db, { id: "next-week", isAdminOnly: true }))).toEqual(["guide:next-week"]);
  });

  test("hiding and publishing: the lists too; what only administrators saw and see: not the lists", async () => {
    const set = (id: string, isAdminOnly: boolean) => () =>
      db.update(guides).set({ isAdminOnly }).where(eq(guides.id, id));
    expect(await tagsOf(set("weekly", true))).toEqual(["guide:weekly", "guides"]);
    expect(await tagsOf(set("weekly", false))).toEqual(["guide:weekly", "guides"]);
    expect(await tagsOf(() => db.update(guides).set({ name: "Soon" }).where(eq(guides.id, "preview")))).toEqual([
      "guide:preview",
    ]);
  });

  test("a write of what is there already: nothing", async () => {
    expect(await tagsOf(() => db.update(guides).set({ name: weekly.name }).where(isWeekly))).toEqual([]);
  });

  test("the end of its author's account: its page and the lists", async () => {
    const { id: authorId } = await makeUser(db);
    await makeGuide(db, { id: "orphan", authorId });
    expect(await tagsOf(() => db.delete(users).where(eq(users.id, authorId)))).toEqual(["guide:orphan", "guides"]);
  });

  test("a replaced entry: both places' pages", async () => {
    const replaced = () => db.update(guideEntries).set({ restaurantId: other.id }).where(ofWeekly);
    expect(await tagsOf(replaced)).toEqual(["guide:weekly", "guides", "place:rich-table", "place:zuni"]);
    await db.update(guideEntries).set({ restaurantId: place.id }).where(ofWeekly);
  });

  test("a line about an update: its page", async () => {
    const line = { guideId: weekly.id, at: new Date(), restaurantName: "Zuni", reason: "closed" } as const;
    expect(await tagsOf(() => db.insert(guideUpdates).values(line))).toEqual(["guide:weekly"]);
    expect(await tagsOf(() => db.delete(guideUpdates))).toEqual(["guide:weekly"]);
  });

  test("a deletion: the lists, its page, and its places'", async () => {
    await makeGuide(db, { id: "short-lived", restaurantIds: [place.id, other.id] });
    const removed = () => db.delete(guides).where(eq(guides.id, "short-lived"));
    expect(await tagsOf(removed)).toEqual(["guide:short-lived", "guides", "place:rich-table", "place:zuni"]);
  });
});

describe("what a change of a place changes", () => {
  const update = (values: Partial<typeof restaurants.$inferInsert>) => () =>
    db.update(restaurants).set(values).where(isPlace);

  test("new or gone: its page, and the list of places if somebody told of it", async () => {
    const listed = { source: "listed", listedBy: "OpenStreetMap", lastSeenOn: "2026-03-01" } as const;
    const remove = (id: string) => () => db.delete(restaurants).where(eq(restaurants.id, id));
    expect(await tagsOf(() => makeRestaurant(db, { id: "listed", ...listed }))).toEqual(["place:listed"]);
    expect(await tagsOf(remove("listed"))).toEqual(["place:listed"]);
    expect(await tagsOf(() => makeRestaurant(db, { id: "told" }))).toEqual(["place:told", "places"]);
    expect(await tagsOf(remove("told"))).toEqual(["place:told", "places"]);
  });

  test("what its own page and its guides show", async () => {
    expect(await tagsOf(update({ phoneNumber: "415 555 0100" }))).toEqual(["guide:weekly", "place:zuni", "places"]);
  });

  test("what the lists of guides are narrowed and searched by: those too", async () => {
    const all = ["guide:weekly", "guides", "place:zuni", "places"];
    expect(await tagsOf(update({ name: "Zuni Café" }))).toEqual(all);
    expect(await tagsOf(update({ status: "closed" }))).toEqual(all);
    expect(await tagsOf(update({ cuisines: ["Californian"] }))).toEqual(all);
  });

  test("of a guide that only administrators see: not the lists", async () => {
    const lone = await makeRestaurant(db, { id: "lone" });
    await makeGuide(db, { id: "unseen", isAdminOnly: true, restaurantIds: [lone.id] });
    const renamed = () => db.update(restaurants).set({ name: "Alone" }).where(eq(restaurants.id, lone.id));
    expect(await tagsOf(renamed)).toEqual(["guide:unseen", "place:lone", "places"]);
  });

  test("when Google was last asked: nothing", async () => {
    expect(await tagsOf(update({ refreshedAt: new Date() }))).toEqual([]);
  });

  test("its evidence: its page and its guides'", async () => {
    const shown = ["guide:weekly", "place:zuni"];
    expect(await tagsOf(() => makeEvidence(db, { id: "zuni:oven", restaurantId: place.id }))).toEqual(shown);
    const isOven = eq(evidence.id, "zuni:oven");
    expect(await tagsOf(() => db.update(evidence).set({ text: "Brick." }).where(isOven))).toEqual(shown);
    expect(await tagsOf(() => db.update(evidence).set({ text: "Brick." }).where(isOven))).toEqual([]);
    expect(await tagsOf(() => db.delete(evidence).where(isOven))).toEqual(shown);
  });
});

test("a transaction that is rolled back has changed nothing", async () => {
  const before = await now();
  const abandoned = db.transaction(async (tx) => {
    await tx.delete(guides).where(isWeekly);
    throw new Error("Stopped on purpose.");
  });
  await expect(abandoned).rejects.toThrow("Stopped on purpose.");
  expect((await readPageChanges(db, before)).tags).toEqual([]);
});

test("one statement is one row, and of thousands of pages it says that everything has changed", async () => {
  const count = await db.$count(pageChanges);
  const many = sql`insert into restaurants (id, source, name, name_text, address, city, latitude, longitude, search_text)
    select 'many-' || n, 'catalogue', 'Many', 'many', '1 Street', 'Oakland', 37, -122, 'many' from generate_series(1, 2001) n`;
  expect(await tagsOf(() => db.execute(many))).toEqual(["everything"]);
  expect((await db.$count(pageChanges)) - count).toBe(1);
});

test.skipIf(inject("databaseTemplate").kind === "embedded")(
  "a transaction that began first and commits last is seen, once",
  async () => {
    await withConnection(url, async (slow) => {
      await slow.query("begin");
      await slow.query("update guides set name = 'Late' where id = 'preview'");
      const before = await now();
      await db.update(guides).set({ name: "Early" }).where(isWeekly);
      const early = await readPageChanges(db, before);
      expect(early.tags?.toSorted()).toEqual(["guide:weekly", "guides"]);
      await slow.query("commit");
      const late = await readPageChanges(db, early.position);
      expect(late.tags).toEqual(["guide:preview"]);
      expect((await readPageChanges(db, late.position)).tags).toEqual([]);
    });
  },
);

describe("changes may be missing", () => {
  test("at first, after half an hour, and in a database that has gone back in time", async () => {
    expect((await readPageChanges(db, null)).tags).toBeNull();
    const position = await now();
    expect((await readPageChanges(db, position)).tags).toEqual([]);
    const halfAnHourAgo = new Date(Date.now() - 31 * 60_000).toISOString();
    expect((await readPageChanges(db, { ...position, at: halfAnHourAgo })).tags).toBeNull();
    const [, xmax = ""] = position.snapshot.split(":");
    const ahead = `${Number(xmax) + 1_000}:${Number(xmax) + 1_000}:`;
    expect((await readPageChanges(db, { ...position, snapshot: ahead })).tags).toBeNull();
  });

  test("rows that came with a backup of another server are no changes", async () => {
    const before = await now();
    await db.insert(pageChanges).values({ xid: "900000000", tags: ["guide:elsewhere"] });
    expect((await readPageChanges(db, before)).tags).toEqual([]);
  });

  test("they are forgotten after an hour", async () => {
    const old = { tags: ["guide:old"], at: new Date(Date.now() - 61 * 60_000) };
    await db.insert(pageChanges).values([old, { ...old, at: new Date() }]);
    const count = await db.$count(pageChanges);
    await prunePageChanges({ db, now: new Date() });
    expect(await db.$count(pageChanges)).toBe(count - 1);
  });
});
