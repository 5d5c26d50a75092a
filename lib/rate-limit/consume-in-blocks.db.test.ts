import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { rateLimits } from "@/db/schema";
import { testDb } from "@/lib/testing/database";
import { consumeLimitInBlocks } from "./consume-in-blocks";
import type { RateLimit } from "./limits";

const { db } = await testDb();
const now = new Date("2026-11-19T16:00:00Z");
const later = (ms: number) => new Date(now.getTime() + ms);
const limit = (name: string, max: number): RateLimit => ({ name, max, windowMs: 60_000, message: "Too many." });
const ctx = { db, now, rateLimitScale: 1 };
const counted = async (name: string) =>
  (await db.select().from(rateLimits).where(eq(rateLimits.limit, name))).map(({ count }) => count);

test("a subject may use its limit, with one database write per block", async () => {
  const hundred = limit("blocks-100", 100);
  await consumeLimitInBlocks(ctx, hundred, "ana");
  expect(await counted("blocks-100")).toEqual([10]);
  for (let n = 1; n < 10; n++) await consumeLimitInBlocks(ctx, hundred, "ana");
  expect(await counted("blocks-100")).toEqual([10]);
  for (let n = 10; n < 100; n++) await consumeLimitInBlocks(ctx, hundred, "ana");
  const refused = consumeLimitInBlocks({ ...ctx, now: later(20_000) }, hundred, "ana");
  await expect(refused).rejects.toMatchObject({ code: "too_many", retryAfterSeconds: 40 });
  await expect(consumeLimitInBlocks(ctx, hundred, "ben")).resolves.toBeUndefined();
});

test("a block expires with its window", async () => {
  const twenty = limit("blocks-window", 20);
  await consumeLimitInBlocks(ctx, twenty, "ana");
  await consumeLimitInBlocks({ ...ctx, now: later(60_000) }, twenty, "ana");
  expect(await counted("blocks-window")).toEqual([2]);
});

test("concurrent uses never exceed the limit, and share blocks", async () => {
  const rush = limit("blocks-rush", 50);
  const tries = await Promise.allSettled(Array.from({ length: 120 }, () => consumeLimitInBlocks(ctx, rush, "ana")));
  expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(50);
  const burst = limit("blocks-burst", 1_800);
  await Promise.all(Array.from({ length: 60 }, () => consumeLimitInBlocks(ctx, burst, "ana")));
  expect(await counted("blocks-burst")).toEqual([60]);
});
