import { expect, test } from "vitest";
import { editions, placeReports, scheduledThemes, subscribers } from "@/db/schema";
import type { SessionUser } from "@/lib/core/session-user";
import { makeAdmin, makeGuide, makeRestaurant, makeUser, testDb } from "@/lib/testing/database";
import { makeCtx } from "@/lib/testing/make-ctx";
import { getAdminFigures } from "./admin-figures";

const { db } = await testDb();
const as = (user: { id: string; username: string; isAdmin: boolean }) => {
  const ctx = makeCtx(db, { user, now: new Date("2026-11-24T16:00:00Z") });
  return { ...ctx, user: ctx.user as SessionUser };
};
const admin = as(await makeAdmin(db));

test("an empty product has figures too", async () => {
  expect(await getAdminFigures(admin)).toEqual({
    guides: 0,
    pendingThemes: 0,
    readers: 0,
    failedJobs: 0,
    reportedPlaces: 0,
    lastSend: null,
  });
});

test("guides, themes to approve, readers and the last send are counted as they are", async () => {
  const now = new Date();
  await makeGuide(db);
  const theme = { city: "San Francisco" as const, theme: "Crab", rationale: "In season." };
  await db.insert(scheduledThemes).values([
    { ...theme, targetWeek: "2026-11-26" },
    { ...theme, targetWeek: "2026-12-03", status: "APPROVED" },
    { ...theme, targetWeek: "2026-11-12" },
  ]);
  await db.insert(subscribers).values([
    { email: "ana@example.com", emailKey: "ana@example.com", city: "Oakland", state: "confirmed", confirmedAt: now },
    { email: "ben@example.com", emailKey: "ben@example.com", city: "Oakland", state: "pending" },
  ]);
  await db.insert(editions).values([
    { city: "San Francisco", week: "2026-11-19", state: "sent", openedAt: now, updatedAt: now },
    { city: "San Francisco", week: "2026-11-26", state: "failed", openedAt: now, updatedAt: now },
  ]);
  expect(await getAdminFigures(admin)).toMatchObject({
    guides: 1,
    pendingThemes: 1,
    readers: 1,
    lastSend: "2026-11-19",
  });
});

test("of readers' reports the places that wait are counted", async () => {
  const [closed, wrong, settled] = [await makeRestaurant(db), await makeRestaurant(db), await makeRestaurant(db)];
  const report = { kind: "closed", reporter: "a", at: new Date() } as const;
  await db.insert(placeReports).values([
    { ...report, restaurantId: closed.id },
    { ...report, restaurantId: closed.id, reporter: "b" },
    { ...report, restaurantId: wrong.id, kind: "hours" },
    { ...report, restaurantId: settled.id, settledAt: new Date() },
  ]);
  expect((await getAdminFigures(admin)).reportedPlaces).toBe(2);
});

test("nobody else may know", async () => {
  await expect(getAdminFigures(as(await makeUser(db)))).rejects.toMatchObject({ code: "forbidden" });
});
