import { desc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { adminActions, editions, jobEvents } from "@/db/schema";
import type { SessionUser } from "@/lib/core/session-user";
import { makeAdmin, makeUser, testDb } from "@/lib/testing/database";
import { makeCtx } from "@/lib/testing/make-ctx";
import { continueEdition } from "./continue";
import { pauseEdition } from "./pause";
import { requestWeeklySend } from "./request-weekly-send";

const { db } = await testDb();
const NOW = new Date("2026-11-19T16:00:00Z");
const asUser = (user: { id: string; username: string; isAdmin: boolean }) => {
  const ctx = makeCtx(db, { user, now: NOW });
  return { ...ctx, user: ctx.user as SessionUser };
};
const admin = asUser(await makeAdmin(db));
const member = asUser(await makeUser(db));

const log = async () => db.select().from(adminActions).orderBy(desc(adminActions.id));
const week = "2026-11-19";

test("setting off a week, holding it and going on are each done once and logged once", async () => {
  expect(await requestWeeklySend(admin, {})).toEqual(["San Francisco"]);
  expect(await log()).toMatchObject([
    { action: "edition.week_sent", adminName: admin.user.username, detail: { week, cities: ["San Francisco"] } },
  ]);
  const [edition] = await db.select().from(editions);
  const id = edition?.id ?? "";

  await pauseEdition(admin, id);
  await pauseEdition(admin, id);
  await continueEdition(admin, id);
  await continueEdition(admin, id);
  const subject = { subjectId: id, subjectName: "San Francisco", detail: { week }, adminId: admin.user.id };
  expect(await log()).toMatchObject([
    { ...subject, action: "edition.continued" },
    { ...subject, action: "edition.paused" },
    { action: "edition.week_sent" },
  ]);
  expect(await db.$count(jobEvents, eq(jobEvents.name, "edition/due"))).toBe(2);
});

test("what is refused, and what finds nothing to do, is not logged", async () => {
  const before = (await log()).length;
  const [edition] = await db.update(editions).set({ state: "sent" }).returning();
  const id = edition?.id ?? "";
  for (const ctx of [member, admin]) {
    const code = ctx === member ? "forbidden" : "conflict";
    await expect(pauseEdition(ctx, id)).rejects.toMatchObject({ code });
    await expect(continueEdition(ctx, id)).rejects.toMatchObject({ code });
    await expect(requestWeeklySend(ctx, { city: "San Francisco" })).rejects.toMatchObject({ code });
  }
  expect(await requestWeeklySend(admin, {})).toEqual([]);
  expect((await log()).length).toBe(before);
});

test("a week that can't be started in every city is started in none, and not logged", async () => {
  const before = (await log()).length;
  await expect(requestWeeklySend(admin, { week: "2026-11-12" })).rejects.toMatchObject({ code: "conflict" });
  expect(await db.$count(editions)).toBe(1);
  expect((await log()).length).toBe(before);
});
