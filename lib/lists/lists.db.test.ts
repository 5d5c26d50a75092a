import { beforeEach, describe, expect, test } from "vitest";
import { placeListItems, placeLists } from "@/db/schema";
import { LIST_PLACES_MAX, LISTS_MAX } from "@/lib/contracts/lists";
import { makeAdmin, makeRestaurant, makeUser, testDb } from "@/lib/testing/database";
import { makeCtx } from "@/lib/testing/make-ctx";
import { changeList } from "./change";
import { createList } from "./create";
import { getList } from "./get";
import { listLists } from "./list";
import { moveListPlace } from "./move-place";
import type { UserCtx } from "./own-list";
import { putListPlace } from "./put-place";
import { removeList } from "./remove";
import { removeListPlace } from "./remove-place";
import { shareList } from "./share";
import { stopSharingList } from "./stop-sharing";

const { db } = await testDb();
const [ben, admin] = [await makeUser(db), await makeAdmin(db)];
const places: string[] = [];
while (places.length < 3) places.push((await makeRestaurant(db)).id);
const [first = "", second = "", third = ""] = places;

let minute = 0;
/** Each call a minute later, so that what is newest is certain. */
function as(user: typeof ben): UserCtx {
  const now = new Date(Date.UTC(2026, 0, 1, 0, minute++));
  const ctx = makeCtx(db, { user, now, rateLimitScale: 10 });
  if (!ctx.user) throw new Error("nobody is signed in");
  return { ...ctx, user: ctx.user };
}
let ana: typeof ben;
beforeEach(async () => {
  ana = await makeUser(db);
});
const makeList = async (name = "Soups") => (await createList(as(ana), { name })).id;
const idsOn = async (id: string) => (await getList(as(ana), id)).places.map(({ restaurant }) => restaurant.id);
async function makeFilledList() {
  const id = await makeList();
  for (const restaurantId of places) await putListPlace(as(ana), { id, restaurantId }, {});
  return id;
}
const notFound = { code: "not_found", userMessage: "We couldn't find that list." };

test("a reader makes, renames and deletes lists", async () => {
  const id = await makeList();
  await createList(as(ana), { name: "Noodles", restaurantId: first });
  expect(await listLists(as(ana))).toMatchObject([
    { name: "Noodles", placeCount: 1, placeIds: [first], isShared: false },
    { id, name: "Soups", placeCount: 0, placeIds: [] },
  ]);
  await changeList(as(ana), id, { name: "Broths" });
  await changeList(as(ana), id, { name: "broths" });
  expect(await getList(as(ana), id)).toMatchObject({ name: "broths", order: "newest", shareToken: null, places: [] });
  await removeList(as(ana), id);
  expect((await listLists(as(ana))).map(({ name }) => name)).toEqual(["Noodles"]);
});

test("places come on a list newest first, once each, with a note that can change and go", async () => {
  const id = await makeFilledList();
  await putListPlace(as(ana), { id, restaurantId: first }, { note: "Ask for the corner." });
  await putListPlace(as(ana), { id, restaurantId: first }, {});
  expect(await idsOn(id)).toEqual([third, second, first]);
  expect((await getList(as(ana), id)).places[2]?.note).toBe("Ask for the corner.");
  await putListPlace(as(ana), { id, restaurantId: first }, { note: "" });
  expect((await getList(as(ana), id)).places[2]?.note).toBeNull();
  await removeListPlace(as(ana), { id, restaurantId: second });
  await removeListPlace(as(ana), { id, restaurantId: second });
  expect(await idsOn(id)).toEqual([third, first]);
});

test("a moved place makes the order its owner's, and newest first is one choice away", async () => {
  const id = await makeFilledList();
  const move = (restaurantId: string, direction: "up" | "down") =>
    moveListPlace(as(ana), { id, restaurantId }, { direction });
  await move(first, "up");
  expect(await idsOn(id)).toEqual([third, first, second]);
  await move(third, "down");
  await move(first, "up");
  await move(second, "down");
  expect(await idsOn(id)).toEqual([first, third, second]);
  expect(await getList(as(ana), id)).toMatchObject({ order: "own" });
  const { id: late } = await makeRestaurant(db);
  await putListPlace(as(ana), { id, restaurantId: late }, {});
  expect(await idsOn(id)).toEqual([late, first, third, second]);
  await changeList(as(ana), id, { order: "newest" });
  expect(await idsOn(id)).toEqual([late, third, second, first]);
  await expect(move("nothing-here", "up")).rejects.toMatchObject({ code: "not_found" });
});

test("moves at the same moment lose no place", async () => {
  const id = await makeFilledList();
  await Promise.all(places.map((restaurantId) => moveListPlace(as(ana), { id, restaurantId }, { direction: "up" })));
  expect((await idsOn(id)).sort()).toEqual([...places].sort());
});

describe("what is refused", () => {
  test("another reader's list is not found, by administrators neither", async () => {
    const id = await makeFilledList();
    const before = await getList(as(ana), id);
    for (const user of [ben, admin]) {
      const where = { id, restaurantId: first };
      for (const attempt of [
        () => getList(as(user), id),
        () => changeList(as(user), id, { name: "Mine" }),
        () => removeList(as(user), id),
        () => putListPlace(as(user), where, { note: "Mine" }),
        () => removeListPlace(as(user), where),
        () => moveListPlace(as(user), where, { direction: "up" }),
        () => shareList(as(user), id),
        () => stopSharingList(as(user), id),
      ]) {
        await expect(attempt()).rejects.toMatchObject(notFound);
      }
      expect(await listLists(as(user))).toEqual([]);
    }
    expect(await getList(as(ana), id)).toEqual(before);
  });

  test("a name that is taken, in any case", async () => {
    await makeList("Soups");
    const id = await makeList("Noodles");
    const taken = { code: "conflict", userMessage: "You have a list of that name already." };
    await expect(createList(as(ana), { name: "soups" })).rejects.toMatchObject(taken);
    await expect(changeList(as(ana), id, { name: "SOUPS" })).rejects.toMatchObject(taken);
    const other = await makeList("Cakes");
    const renamed = await Promise.allSettled([id, other].map((one) => changeList(as(ana), one, { name: "Pies" })));
    expect(renamed.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  test("a list too many, also of two at the same moment", async () => {
    const rows = Array.from({ length: LISTS_MAX - 1 }, (_, i) => ({ userId: ana.id, name: `List ${i}` }));
    await db.insert(placeLists).values(rows);
    const made = await Promise.allSettled(["One", "Two"].map((name) => createList(as(ana), { name })));
    expect(made.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    await expect(createList(as(ana), { name: "Three" })).rejects.toMatchObject({
      userMessage: "You have 50 lists, and that is the most there can be. Delete one first.",
    });
  });

  test("a place too many, but no change of one that is there", async () => {
    const id = await makeList();
    const made = await Promise.all(Array.from({ length: LIST_PLACES_MAX - 1 }, () => makeRestaurant(db)));
    const rows = made.map((place, position) => ({ listId: id, restaurantId: place.id, position }));
    await db.insert(placeListItems).values(rows);
    const added = await Promise.allSettled(
      [first, second].map((restaurantId) => putListPlace(as(ana), { id, restaurantId }, {})),
    );
    expect(added.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    await expect(putListPlace(as(ana), { id, restaurantId: third }, {})).rejects.toMatchObject({
      code: "conflict",
      userMessage: "This list has 200 places, and that is the most it can hold.",
    });
    await putListPlace(as(ana), { id, restaurantId: made[0]?.id ?? "" }, { note: "Still here." });
  });

  test("a place that there isn't makes no list either", async () => {
    await expect(createList(as(ana), { name: "Ghosts", restaurantId: "nothing-here" })).rejects.toMatchObject({
      code: "not_found",
    });
    expect(await listLists(as(ana))).toEqual([]);
    const id = await makeList();
    await expect(putListPlace(as(ana), { id, restaurantId: "nothing-here" }, {})).rejects.toMatchObject({
      code: "not_found",
    });
  });

  test("too many changes, of which guesses are none", async () => {
    const id = await makeList();
    const once = { ...as(await makeUser(db)), rateLimitScale: 0.0001 };
    for (let i = 0; i < 3; i++) await expect(removeList(once, id)).rejects.toMatchObject(notFound);
    await createList(once, { name: "Soups" });
    await expect(createList(once, { name: "Noodles" })).rejects.toMatchObject({ code: "too_many" });
  });
});
