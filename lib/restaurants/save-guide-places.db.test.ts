import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { restaurantStatuses } from "@/db/schema";
import { makeGuide, makeRestaurant, makeStatus, makeUser, testDb } from "@/lib/testing/database";
import { makeCtx } from "@/lib/testing/make-ctx";
import { saveGuidePlaces } from "./save-guide-places";
import { unsaveGuidePlaces } from "./unsave-guide-places";

const { db } = await testDb();
const as = (user: Awaited<ReturnType<typeof makeUser>>) => ({ ...makeCtx(db), user: { ...user, sessionId: "none" } });

test("every place of a guide that has no mark gets one, with its guide; a second time changes nothing", async () => {
  const user = await makeUser(db);
  const [rated, ...others] = [await makeRestaurant(db), await makeRestaurant(db), await makeRestaurant(db)];
  const guide = await makeGuide(db, { restaurantIds: [rated, ...others].map(({ id }) => id) });
  await makeStatus(db, { userId: user.id, restaurantId: rated.id, status: "never_again" });
  const ctx = as(user);
  const saved = await saveGuidePlaces(ctx, guide.id, "interested");
  expect(saved.guide).toEqual({ id: guide.id, name: guide.name });
  expect(saved.restaurantIds.toSorted()).toEqual(others.map(({ id }) => id).toSorted());
  expect((await saveGuidePlaces(ctx, guide.id, "interested")).restaurantIds).toEqual([]);
  const rows = await db.select().from(restaurantStatuses).where(eq(restaurantStatuses.userId, user.id));
  expect(rows).toHaveLength(3);
  expect(rows.find(({ restaurantId }) => restaurantId === rated.id)).toMatchObject({ status: "never_again" });
  for (const { id } of others) {
    expect(rows.find(({ restaurantId }) => restaurantId === id)).toMatchObject({
      status: "interested",
      originGuideId: guide.id,
    });
  }
});

test("two that come at once save each place once", async () => {
  const user = await makeUser(db);
  const places = [await makeRestaurant(db), await makeRestaurant(db)];
  const guide = await makeGuide(db, { restaurantIds: places.map(({ id }) => id) });
  const ctx = as(user);
  const both = await Promise.all([1, 2].map(() => saveGuidePlaces(ctx, guide.id, "interested")));
  expect(both.flatMap(({ restaurantIds }) => restaurantIds)).toHaveLength(2);
});

test("a guide that its reader can't see saves nothing", async () => {
  const user = await makeUser(db);
  const place = await makeRestaurant(db);
  const hidden = await makeGuide(db, { isAdminOnly: true, restaurantIds: [place.id] });
  const ctx = as(user);
  for (const id of [hidden.id, "nowhere-222222", "../x"]) {
    await expect(saveGuidePlaces(ctx, id, "interested")).rejects.toMatchObject({ code: "not_found" });
  }
  expect(await db.select().from(restaurantStatuses).where(eq(restaurantStatuses.userId, user.id))).toEqual([]);
});

test("it is taken back, but for what its reader has said since, and never another reader's", async () => {
  const [user, other] = [await makeUser(db), await makeUser(db)];
  const places = [await makeRestaurant(db), await makeRestaurant(db), await makeRestaurant(db)];
  const [first, loved, elsewhere] = places.map(({ id }) => id) as [string, string, string];
  const guide = await makeGuide(db, { restaurantIds: [first, loved] });
  await makeStatus(db, { userId: user.id, restaurantId: elsewhere, status: "interested" });
  await saveGuidePlaces(as(user), guide.id, "interested");
  await saveGuidePlaces(as(other), guide.id, "interested");
  const isMine = (id: string) => and(eq(restaurantStatuses.userId, user.id), eq(restaurantStatuses.restaurantId, id));
  await db.update(restaurantStatuses).set({ status: "love" }).where(isMine(loved));
  const saved = { restaurantIds: [first, loved, elsewhere, "nowhere"], status: "interested" } as const;
  expect(await unsaveGuidePlaces(as(user), guide.id, saved)).toEqual([first]);
  const left = await db.select().from(restaurantStatuses).where(eq(restaurantStatuses.userId, user.id));
  expect(left.map(({ restaurantId }) => restaurantId).toSorted()).toEqual([loved, elsewhere].toSorted());
  expect(await db.$count(restaurantStatuses, eq(restaurantStatuses.userId, other.id))).toBe(2);
  const hidden = await makeGuide(db, { isAdminOnly: true, restaurantIds: [first] });
  await expect(unsaveGuidePlaces(as(user), hidden.id, saved)).rejects.toMatchObject({ code: "not_found" });
});
