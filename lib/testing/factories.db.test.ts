import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { guideEntries, users } from "@/db/schema";
import {
  makeAdmin,
  makeEvidence,
  makeGuide,
  makeRestaurant,
  makeSession,
  makeStatus,
  makeUser,
  testDb,
} from "./database";

const { db } = await testDb();

test("a test file has its own migrated database, with the extensions that search needs", async () => {
  const {
    rows: [row],
  } = await db.execute<{ word: string; close: number }>(
    `select unaccent('crème brûlée') as word, similarity('ramen', 'rahmen') as close`,
  );
  expect(row?.word).toBe("creme brulee");
  expect(row?.close).toBeGreaterThan(0.3);
});

test("factories make rows that meet the schema's checks", async () => {
  const [user, admin] = await Promise.all([makeUser(db, { username: "Ana" }), makeAdmin(db)]);
  const place = await makeRestaurant(db);
  const guide = await makeGuide(db, { restaurantIds: [place.id], authorId: user.id });
  await makeEvidence(db, { restaurantId: place.id });
  await makeStatus(db, { userId: user.id, restaurantId: place.id, originGuideId: guide.id });
  const session = await makeSession(db, { userId: admin.id });

  expect(user).toMatchObject({ usernameKey: "ana", isAdmin: false });
  expect(admin.isAdmin).toBe(true);
  expect(session.userId).toBe(admin.id);
  expect(await db.$count(guideEntries, eq(guideEntries.guideId, guide.id))).toBe(1);
});

test("a transaction that throws leaves nothing behind", async () => {
  const failing = db.transaction(async (tx) => {
    await tx.insert(users).values({ username: "gone", usernameKey: "gone", passwordHash: "x" });
    throw new Error("changed my mind");
  });
  await expect(failing).rejects.toThrow("changed my mind");
  expect(await db.$count(users, eq(users.usernameKey, "gone"))).toBe(0);
});
