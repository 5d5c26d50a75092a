import { expect, test } from "vitest";
import { makeRestaurant, makeStatus, makeUser, testDb } from "@/lib/testing/database";
import { makeCtx } from "@/lib/testing/make-ctx";
import { listNear } from "./list-near";

const { db } = await testDb();
const HERE = { latitude: 37.8044, longitude: -122.2712 };

async function makeReader() {
  const user = await makeUser(db);
  const ctx = makeCtx(db, { user });
  if (ctx.user === null) throw new Error("A reader is needed.");
  return { ...ctx, user: ctx.user };
}
const near = (place: Parameters<typeof makeRestaurant>[1]) =>
  makeRestaurant(db, { ...HERE, city: "Oakland", ...place });

test("lists open, described places within two miles, without those that this reader wants no more", async () => {
  const [ctx, other] = [await makeReader(), await makeReader()];
  const [loved, plain, never, dismissed] = [
    await near({ latitude: 37.82 }),
    await near({}),
    await near({}),
    await near({}),
  ];
  await near({ status: "closed" });
  await near({ source: "listed", listedBy: "Alameda County", lastSeenOn: "2026-03-01" });
  await near({ latitude: 37.84 });
  await near({ longitude: -122.2 });
  const mark = (restaurantId: string, status: "love" | "never_again" | "not_interested") =>
    makeStatus(db, { userId: ctx.user.id, restaurantId, status });
  await mark(loved.id, "love");
  await mark(never.id, "never_again");
  await mark(dismissed.id, "not_interested");

  const places = await listNear(ctx, { latitude: 37.80443, longitude: -122.27119 });
  expect(places.map(({ restaurant }) => restaurant.id)).toEqual([plain.id, loved.id]);
  expect(places[0]?.meters).toBeLessThan(100);
  expect(places[1]?.restaurant.userStatus).toBe("love");

  const theirs = await listNear(other, HERE);
  expect(theirs.map(({ restaurant }) => restaurant.id).toSorted()).toEqual(
    [loved.id, plain.id, never.id, dismissed.id].toSorted(),
  );
  expect(theirs.every(({ restaurant }) => restaurant.userStatus === null)).toBe(true);
});

test("the ends of the earth are answered too, with nothing", async () => {
  const ctx = await makeReader();
  for (const latitude of [-90, 90])
    for (const longitude of [-180, 180]) expect(await listNear(ctx, { latitude, longitude })).toEqual([]);
});

test("whoever asks without a pause is refused", async () => {
  const ctx = await makeReader();
  const ask = async () => {
    for (let times = 0; times < 5; times++) await listNear({ ...ctx, rateLimitScale: 0.001 }, HERE);
  };
  await expect(ask()).rejects.toMatchObject({ code: "too_many" });
});
