import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { rateLimits } from "@/db/schema";
import { AppError } from "@/lib/core/errors";
import { testDb } from "@/lib/testing/database";
import { consumeLimit, refundLimit, resetLimit } from "./consume";
import type { RateLimit } from "./limits";

const { db } = await testDb();
const now = new Date("2026-11-19T16:00:00Z");
const later = (ms: number) => new Date(now.getTime() + ms);
const limit = (name: string, max = 3): RateLimit => ({ name, max, windowMs: 60_000, message: "Too many." });
const ctx = { db, now, rateLimitScale: 1 };

const outcomes = async (attempts: Promise<unknown>[]) =>
  (await Promise.allSettled(attempts)).map((result) => (result.status === "fulfilled" ? "in" : "out"));

test("a subject may use its limit, and is then told when to retry", async () => {
  const three = limit("three");
  for (let use = 0; use < 3; use++) await consumeLimit(ctx, three, "ana");
  const refused = consumeLimit({ ...ctx, now: later(20_000) }, three, "ana");
  await expect(refused).rejects.toMatchObject({ code: "too_many", retryAfterSeconds: 40 });
  await expect(consumeLimit(ctx, three, "ben")).resolves.toBeInstanceOf(Date);
  await expect(consumeLimit(ctx, limit("other"), "ana")).resolves.toBeInstanceOf(Date);
});

test("an expired window starts over", async () => {
  const one = limit("one", 1);
  await consumeLimit(ctx, one, "ana");
  await expect(consumeLimit({ ...ctx, now: later(59_999) }, one, "ana")).rejects.toThrow(AppError);
  await expect(consumeLimit({ ...ctx, now: later(60_000) }, one, "ana")).resolves.toBeInstanceOf(Date);
  await expect(consumeLimit({ ...ctx, now: later(60_001) }, one, "ana")).rejects.toMatchObject({
    retryAfterSeconds: 60,
  });
});

test("concurrent uses never exceed the limit", async () => {
  const attempts = await outcomes(Array.from({ length: 40 }, () => consumeLimit(ctx, limit("rush", 7), "ana")));
  expect(attempts.filter((outcome) => outcome === "in")).toHaveLength(7);
});

test("the scale raises the limit", async () => {
  const attempts = await outcomes(
    Array.from({ length: 8 }, () => consumeLimit({ ...ctx, rateLimitScale: 2 }, limit("scaled"), "ana")),
  );
  expect(attempts.filter((outcome) => outcome === "in")).toHaveLength(6);
});

test("several uses at once are taken entirely or not at all", async () => {
  const ten = limit("ten", 10);
  expect(await consumeLimit(ctx, ten, "ana", 4)).toEqual(later(60_000));
  expect(await consumeLimit({ ...ctx, now: later(1_000) }, ten, "ana", 4)).toEqual(later(60_000));
  await expect(consumeLimit(ctx, ten, "ana", 4)).rejects.toMatchObject({ code: "too_many" });
  await consumeLimit(ctx, ten, "ana", 2);
  await expect(consumeLimit(ctx, ten, "ana")).rejects.toMatchObject({ code: "too_many" });
});

test("refunded or reset uses can be spent again, and no more than that", async () => {
  const one = limit("refund", 1);
  await consumeLimit(ctx, one, "ana");
  await refundLimit(ctx, one, "ana");
  await refundLimit(ctx, one, "ana");
  await consumeLimit(ctx, one, "ana");
  await expect(consumeLimit(ctx, one, "ana")).rejects.toThrow(AppError);
  await resetLimit(ctx, one, "ana");
  await expect(consumeLimit(ctx, one, "ana")).resolves.toBeInstanceOf(Date);
});

test("subjects are stored as digests of one size, and expired windows are deleted", async () => {
  const secret = "hunter2 ".repeat(1_000);
  await consumeLimit(ctx, limit("swept"), secret);
  const stored = await db.select().from(rateLimits).where(eq(rateLimits.limit, "swept"));
  expect(stored.map(({ subject }) => subject.length)).toEqual([43]);
  await consumeLimit({ ...ctx, now: later(60_001) }, limit("sweeper"), "ana");
  expect(await db.$count(rateLimits, eq(rateLimits.limit, "swept"))).toBe(0);
});
