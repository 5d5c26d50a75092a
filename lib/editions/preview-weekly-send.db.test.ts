import { expect, test } from "vitest";
import { editions, scheduledThemes, subscribers, suppressions, weekThemes } from "@/db/schema";
import type { City } from "@/lib/core/cities";
import type { SessionUser } from "@/lib/core/session-user";
import { makeAdmin, makeGuide, makeUser, testDb } from "@/lib/testing/database";
import { makeCtx } from "@/lib/testing/make-ctx";
import { findWeekTheme } from "./find-week-theme";
import { previewWeeklySend } from "./preview-weekly-send";

const { db } = await testDb();
const WEEK = "2026-11-26";
const at = (moment: string, user: { id: string; username: string; isAdmin: boolean }) => {
  const ctx = makeCtx(db, { user, now: new Date(moment) });
  return { ...ctx, user: ctx.user as SessionUser };
};
const admin = await makeAdmin(db);

const subscribe = (email: string, city: City, state: "confirmed" | "pending" = "confirmed") =>
  db.insert(subscribers).values({ email, emailKey: email, city, state, confirmedAt: new Date("2026-11-01T00:00:00Z") });

test("each city with readers is named with how many would get it, the week and its theme", async () => {
  await subscribe("ana@example.com", "Oakland");
  await subscribe("ben@example.com", "Oakland", "pending");
  await subscribe("cat@example.com", "Berkeley");
  await db.insert(suppressions).values({ emailKey: "cat@example.com", reason: "bounce" });
  await db.insert(scheduledThemes).values({
    city: "San Francisco",
    targetWeek: WEEK,
    theme: "Crab for the holiday",
    rationale: "It is the season.",
    status: "APPROVED",
  });
  const before = await previewWeeklySend(at("2026-11-26T15:59:00Z", admin));
  expect(before).toMatchObject({
    week: WEEK,
    isPast: false,
    nextWeek: "2026-12-03",
    theme: "Crab for the holiday",
    isSeasonal: false,
  });
  expect(before.cities).toEqual([
    { city: "San Francisco", readers: 0, state: null, guide: null, isWritable: true, already: null },
    { city: "Oakland", readers: 1, state: null, guide: null, isWritable: true, already: null },
  ]);
});

test("on a Sunday it is last Thursday's, and says so; what was sent is marked", async () => {
  await db
    .insert(editions)
    .values({ city: "Oakland", week: WEEK, state: "sent", openedAt: new Date(), updatedAt: new Date() });
  const sunday = await previewWeeklySend(at("2026-11-29T20:00:00Z", admin));
  expect(sunday).toMatchObject({ week: WEEK, isPast: true, nextWeek: "2026-12-03" });
  const sent = { city: "Oakland", readers: 1, state: "sent", guide: null, isWritable: false, already: null };
  expect(sunday.cities).toContainEqual(sent);
});

test("a weekly guide that its Thursday has already is named, and so is a theme that nobody approved", async () => {
  const guide = { city: "San Francisco", isEmailGuide: true } as const;
  const dated = await makeGuide(db, { ...guide, createdAt: new Date("2026-12-10T16:00:00Z") });
  await makeGuide(db, { ...guide, createdAt: new Date("2026-12-10T16:00:00Z"), isAdminOnly: true });
  await makeGuide(db, { ...guide, createdAt: new Date("2026-12-03T16:00:00Z") });
  const preview = (day: string) => previewWeeklySend(at(`${day}T20:00:00Z`, admin));
  const { isSeasonal, cities } = await preview("2026-12-13");
  expect(isSeasonal).toBe(true);
  expect(cities[0]).toMatchObject({ city: "San Francisco", already: { id: dated.id } });
  expect((await preview("2026-12-20")).cities[0]).toMatchObject({ already: null });
  const edition = { city: "San Francisco", week: "2026-12-10", state: "sent", guideId: dated.id } as const;
  await db.insert(editions).values({ ...edition, openedAt: new Date(), updatedAt: new Date() });
  expect((await preview("2026-12-13")).cities[0]).toMatchObject({ state: "sent", already: null });
});

test("a settled week keeps what it is about, and has no approved theme to preview", async () => {
  const before = await findWeekTheme(db, WEEK);
  expect(before).toMatchObject({ theme: "Crab for the holiday", themeId: expect.any(String) });
  await db.insert(weekThemes).values({ week: WEEK, theme: "Noodles", scheduledThemeId: null });
  expect(await findWeekTheme(db, WEEK)).toMatchObject({ theme: "Noodles", themeId: null });
  expect(await previewWeeklySend(at("2026-11-26T15:59:00Z", admin))).toMatchObject({ theme: "Noodles" });
});

test("nobody else may know", async () => {
  await expect(previewWeeklySend(at("2026-11-29T20:00:00Z", await makeUser(db)))).rejects.toMatchObject({
    code: "forbidden",
  });
});
