import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { subscribers, suppressions } from "@/db/schema";
import type { City } from "@/lib/core/cities";
import { makeUser, testDb } from "@/lib/testing/database";
import { makeCtx } from "@/lib/testing/make-ctx";
import { subscribe } from "../subscribe";
import { changeWeeklyEmailCity } from "./change-city";
import { leaveWeeklyEmail } from "./leave";
import { listWeeklyEmails } from "./list";

const { db } = await testDb();
const NOW = new Date("2026-11-20T12:00:00Z");
let people = 0;
const someone = () => `own-${++people}@example.com`;

async function makeMember() {
  const user = await makeUser(db);
  const ctx = makeCtx(db, { user, now: NOW, clientAddress: `192.0.2.${++people}` });
  if (!ctx.user) throw new Error("Nobody is signed in.");
  return { ...ctx, user: ctx.user };
}

type Row = Partial<typeof subscribers.$inferInsert>;
async function makeSubscription(email: string, city: City, { state = "confirmed", ...rest }: Row = {}) {
  const confirmedAt = state === "confirmed" ? new Date("2026-11-01T12:00:00Z") : null;
  const [row] = await db
    .insert(subscribers)
    .values({ email, emailKey: email, city, state, confirmedAt, ...rest })
    .returning();
  if (!row) throw new Error("No row was made.");
  return row;
}
const rowOf = async (id: string) => (await db.select().from(subscribers).where(eq(subscribers.id, id)))[0];

test("only what is linked to the account is shown, in each of its states", async () => {
  const ctx = await makeMember();
  const stranger = await makeMember();
  const [email, other, bounced] = [someone(), someone(), someone()];
  const userId = ctx.user.id;
  const oakland = await makeSubscription(email, "Oakland", { userId });
  const waiting = await makeSubscription(email, "Berkeley", { userId, state: "pending" });
  const left = await makeSubscription(email, "San Jose", { userId, state: "cancelled" });
  const stopped = await makeSubscription(bounced, "Oakland", { userId });
  await db.insert(suppressions).values({ emailKey: bounced, reason: "bounce" });
  await makeSubscription(other, "Oakland", { userId: stranger.user.id });
  await makeSubscription(someone(), "Oakland");
  // As an earlier release stored an address that was only typed.
  await makeSubscription(someone(), "Oakland", { userId, state: "pending" });
  expect(await listWeeklyEmails(ctx)).toEqual([
    { id: waiting.id, email, city: "Berkeley", state: "pending" },
    { id: oakland.id, email, city: "Oakland", state: "confirmed" },
    { id: left.id, email, city: "San Jose", state: "cancelled" },
    { id: stopped.id, email: bounced, city: "Oakland", state: "undeliverable" },
  ]);
  expect(await listWeeklyEmails(stranger)).toMatchObject([{ email: other }]);
});

test("leaving ends one, once, and only one's own", async () => {
  const ctx = await makeMember();
  const email = someone();
  const { id } = await makeSubscription(email, "Oakland", { userId: ctx.user.id });
  const kept = await makeSubscription(email, "Berkeley", { userId: ctx.user.id });
  const unlinked = await makeSubscription(someone(), "Oakland");
  for (const [reader, row] of [
    [await makeMember(), id],
    [ctx, unlinked.id],
  ] as const) {
    await expect(leaveWeeklyEmail(reader, row)).rejects.toMatchObject({ code: "not_found" });
    await expect(changeWeeklyEmailCity(reader, row, "San Jose")).rejects.toMatchObject({ code: "not_found" });
    expect(await rowOf(row)).toMatchObject({ state: "confirmed", city: "Oakland" });
  }
  await leaveWeeklyEmail(ctx, id);
  expect(await rowOf(id)).toMatchObject({ state: "cancelled", cancelledAt: NOW });
  expect(await rowOf(kept.id)).toMatchObject({ state: "confirmed" });
  await expect(leaveWeeklyEmail(ctx, id)).rejects.toMatchObject({ code: "not_found" });
});

test("another city takes the links of the messages along, and joins what the address had there", async () => {
  const ctx = await makeMember();
  const userId = ctx.user.id;
  const email = someone();
  const row = await makeSubscription(email, "Oakland", { userId });
  await changeWeeklyEmailCity(ctx, row.id, "Berkeley");
  await changeWeeklyEmailCity(ctx, row.id, "Berkeley");
  expect(await rowOf(row.id)).toMatchObject({
    city: "Berkeley",
    state: "confirmed",
    unsubscribeToken: row.unsubscribeToken,
    confirmedAt: row.confirmedAt,
  });
  expect(await db.select().from(subscribers).where(eq(subscribers.emailKey, email))).toHaveLength(1);

  for (const state of ["pending", "cancelled", "confirmed"] as const) {
    const address = someone();
    const from = await makeSubscription(address, "Oakland", { userId });
    const to = await makeSubscription(address, "San Jose", { state });
    await changeWeeklyEmailCity(ctx, from.id, "San Jose");
    expect(await rowOf(from.id)).toMatchObject({ city: "Oakland", state: "cancelled" });
    expect(await rowOf(to.id)).toMatchObject({ state: "confirmed", userId, cancelledAt: null });
  }
});

test("only a confirmed one moves, and nothing of another account's", async () => {
  const ctx = await makeMember();
  const userId = ctx.user.id;
  const email = someone();
  const confirmed = await makeSubscription(email, "Oakland", { userId });
  for (const state of ["pending", "cancelled"] as const) {
    const city = state === "pending" ? "Berkeley" : "San Jose";
    const { id } = await makeSubscription(email, city, { userId, state });
    await expect(changeWeeklyEmailCity(ctx, id, "San Francisco")).rejects.toMatchObject({ code: "conflict" });
  }
  await makeSubscription(email, "San Francisco", { userId: (await makeMember()).user.id });
  await expect(changeWeeklyEmailCity(ctx, confirmed.id, "San Francisco")).rejects.toMatchObject({ code: "conflict" });
  expect(await rowOf(confirmed.id)).toMatchObject({ city: "Oakland", state: "confirmed" });
});

test("a further city of a linked address is its account's from the request on; anybody else's typing links nothing", async () => {
  const ctx = await makeMember();
  const email = someone();
  await makeSubscription(email, "Oakland", { userId: ctx.user.id });
  const stranger = await makeMember();
  await subscribe(stranger, { email, city: "Berkeley" });
  expect(await listWeeklyEmails(ctx)).toHaveLength(1);
  expect(await listWeeklyEmails(stranger)).toEqual([]);
  for (const city of ["Berkeley", "San Jose"] as const) await subscribe(ctx, { email, city });
  expect((await listWeeklyEmails(ctx)).map(({ city, state }) => [city, state])).toEqual([
    ["Berkeley", "pending"],
    ["Oakland", "confirmed"],
    ["San Jose", "pending"],
  ]);
  await subscribe(ctx, { email: someone(), city: "Oakland" });
  expect(await listWeeklyEmails(ctx)).toHaveLength(3);
});
