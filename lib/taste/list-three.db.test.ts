import { expect, test } from "vitest";
import { DAY_MS } from "@/lib/core/durations";
import { setStatus } from "@/lib/restaurants/set-status";
import { makeRestaurant, makeStatus, makeUser, testDb } from "@/lib/testing/database";
import { makeCtx } from "@/lib/testing/make-ctx";
import { listThree } from "./list-three";

const { db } = await testDb();
const now = new Date("2026-11-28T20:00:00Z");

async function makeReader(at = now) {
  const user = await makeUser(db);
  const ctx = makeCtx(db, { user, now: at });
  if (ctx.user === null) throw new Error("A reader is needed.");
  return { ...ctx, user: ctx.user };
}

const CUISINES = ["Thai", "Burmese", "Pizza", "Korean", "Greek"];
for (const cuisine of CUISINES) {
  for (let at = 0; at < 3; at++) await makeRestaurant(db, { cuisines: [cuisine], neighbourhood: "Mission" });
}
await makeRestaurant(db, { cuisines: ["Thai"], status: "closed" });
await makeRestaurant(db, { cuisines: ["Thai"], city: "Oakland" });
const listed = { source: "listed" as const, listedBy: "San Francisco", lastSeenOn: "2026-03-01" };
await makeRestaurant(db, { cuisines: ["Thai"], ...listed });

async function love(userId: string, cuisines: string[], name?: string) {
  const place = await makeRestaurant(db, { cuisines, ...(name && { name }) });
  await makeStatus(db, { userId, restaurantId: place.id, status: "love", updatedAt: new Date(now.getTime() - DAY_MS) });
  return place;
}

test("with fewer than three good marks it says how many more it takes", async () => {
  const ctx = await makeReader();
  expect(await listThree(ctx)).toEqual({ missing: 3, proposals: [] });
  await love(ctx.user.id, ["Thai"]);
  expect(await listThree(ctx)).toEqual({ missing: 2, proposals: [] });
});

test("proposes open, described places of the reader's cities, from their own marks alone", async () => {
  const [ctx, other] = [await makeReader(), await makeReader()];
  for (const cuisine of ["Thai", "Burmese", "Pizza"]) await love(ctx.user.id, [cuisine], `My ${cuisine}`);
  for (const cuisine of ["Korean", "Greek", "Thai"]) await love(other.user.id, [cuisine], `Their ${cuisine}`);
  const { missing, proposals } = await listThree(ctx);
  expect(missing).toBe(0);
  expect(proposals).toHaveLength(3);
  expect(new Set(proposals.map(({ restaurant }) => restaurant.cuisines[0]))).toEqual(
    new Set(["Thai", "Burmese", "Pizza"]),
  );
  for (const { restaurant, reason } of proposals) {
    expect(reason).toBe(
      `Because you love My ${restaurant.cuisines[0]}: ${restaurant.cuisines[0]} too.`.replace("Pizza too", "pizza too"),
    );
    expect(restaurant).toMatchObject({ isOpen: true, city: "San Francisco", userStatus: null });
    expect(restaurant.listed).toBeUndefined();
  }
  expect(await listThree(ctx)).toEqual({ missing, proposals });
});

test("a dismissed place is replaced, the others stay, and an undo brings it back", async () => {
  const ctx = await makeReader();
  for (const cuisine of ["Thai", "Burmese", "Pizza"]) await love(ctx.user.id, [cuisine]);
  const ids = async () => (await listThree(ctx)).proposals.map(({ restaurant }) => restaurant.id);
  const before = await ids();
  const [out = ""] = before;
  await setStatus(ctx, out, { status: "not_interested" });
  const after = await ids();
  expect(after).toHaveLength(3);
  expect(after).not.toContain(out);
  expect(after).toEqual(expect.arrayContaining(before.slice(1)));
  await setStatus(ctx, out, { status: null });
  expect(await ids()).toEqual(before);
});

test("another day brings other places, in time", async () => {
  const ctx = await makeReader();
  for (const cuisine of CUISINES) await love(ctx.user.id, [cuisine]);
  const seen = new Set<string>();
  for (let day = 0; day < 10; day++) {
    const { proposals } = await listThree({ ...ctx, now: new Date(now.getTime() + day * DAY_MS) });
    for (const { restaurant } of proposals) seen.add(restaurant.id);
  }
  expect(seen.size).toBeGreaterThan(6);
});
