import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { deliveries, editions, subscribers } from "@/db/schema";
import type { City } from "@/lib/core/cities";
import { testDb } from "@/lib/testing/database";
import { makeUser } from "@/lib/testing/factories";
import { scriptedMail } from "@/lib/testing/scripted-mail";
import { continueEdition } from "./continue";
import { finishEdition } from "./finish-edition";
import { holdRestoredEditions } from "./hold-restored-editions";
import { openEdition } from "./open-edition";
import { queueDeliveries } from "./queue-deliveries";
import { sendRound } from "./send-round";
import { startWeeklySend } from "./start-weekly-send";
import { editionFixtures, MESSAGE } from "./testing/edition-fixtures";

const { db } = await testDb();
const { ctxAt } = editionFixtures(db);

/** The backup was made on Wednesday night; on Thursday the email went out, and on Friday the machine was lost. */
const WEEK = "2026-11-19";
const backedUpAt = new Date("2026-11-19T08:00:00Z");
const friday = new Date("2026-11-20T18:00:00Z");

const confirm = (city: City, email: string) =>
  db.insert(subscribers).values({
    city,
    email,
    emailKey: email,
    state: "confirmed" as const,
    confirmedAt: new Date("2026-11-01T00:00:00Z"),
  });
const statesOf = (week: string) =>
  db
    .select({ city: editions.city, state: editions.state })
    .from(editions)
    .where(eq(editions.week, week))
    .orderBy(editions.city);

test("what may have been sent since the backup is sent only when an administrator continues it", async () => {
  await confirm("Oakland", "a@example.com");
  await confirm("Berkeley", "b@example.com");
  const row = { message: MESSAGE, openedAt: backedUpAt };
  await db.insert(editions).values([
    { ...row, city: "Berkeley", week: "2026-11-12", state: "sending" },
    { ...row, city: "Oakland", week: "2026-11-12", state: "sent" },
    { ...row, city: "San Jose", week: "2026-11-12", state: "failed" },
  ]);
  expect(await holdRestoredEditions(db, { backedUpAt, now: friday })).toEqual([
    { city: "Berkeley", week: "2026-11-12", was: "sending" },
    { city: "San Jose", week: "2026-11-12", was: "failed" },
    { city: "San Francisco", week: WEEK, was: null },
    { city: "Oakland", week: WEEK, was: null },
    { city: "Berkeley", week: WEEK, was: null },
  ]);
  expect(await statesOf("2026-11-12")).toEqual([
    { city: "Berkeley", state: "paused" },
    { city: "Oakland", state: "sent" },
    { city: "San Jose", state: "paused" },
  ]);

  // The clock's tick that the restored database has not had yet.
  const { mail, calls } = scriptedMail();
  const ctx = ctxAt(mail, friday);
  await startWeeklySend(ctx, { week: WEEK });
  const oakland = await openEdition(ctx, { city: "Oakland", week: WEEK });
  expect(oakland).toMatchObject({ state: "paused", note: expect.stringContaining("Continue only if nobody got") });
  await db.update(editions).set({ message: MESSAGE }).where(eq(editions.id, oakland.id));
  await queueDeliveries(db, oakland);
  expect(await sendRound(ctx, oakland.id)).toEqual({ next: "halted" });
  expect(calls).toEqual([]);

  const admin = await makeUser(db, { isAdmin: true });
  await continueEdition({ ...ctx, user: { ...admin, sessionId: "00000000-0000-4000-8000-000000000000" } }, oakland.id);
  expect(await sendRound(ctx, oakland.id)).toEqual({ next: "done" });
  expect(calls).toHaveLength(1);
  await finishEdition(db, oakland.id, friday);
  const [delivery] = await db.select().from(deliveries).where(eq(deliveries.editionId, oakland.id));
  expect(delivery).toMatchObject({ state: "sent", email: "a@example.com" });
});

test("before Thursday's hour the coming edition is held only when that is asked for", async () => {
  const wednesday = new Date("2026-11-25T18:00:00Z");
  expect(await holdRestoredEditions(db, { backedUpAt: friday, now: wednesday })).toEqual([]);
  expect(await statesOf("2026-11-26")).toEqual([]);
  expect(await holdRestoredEditions(db, { backedUpAt: friday, now: wednesday, isWeekHeld: true })).toHaveLength(3);
  expect(await statesOf("2026-11-26")).toEqual(
    ["Berkeley", "Oakland", "San Francisco"].map((city) => ({ city, state: "paused" })),
  );
});
