import { eq, sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { rateLimits } from "@/db/schema";
import { testDb } from "@/db/testing";
import { startAutovacuum, vacuumDue } from "./autovacuum";

const { db, url } = await testDb();

/** Two hundred subjects whose windows close and open again, ten times each. */
async function spendLimits(): Promise<void> {
  for (let round = 0; round < 10; round++) {
    const rows = Array.from({ length: 200 }, (_, i) => ({
      limit: "test",
      subject: `s${i}`,
      count: 1,
      expiresAt: new Date(Date.now() + round),
    }));
    const set = { expiresAt: sql`excluded.expires_at` };
    await db
      .insert(rateLimits)
      .values(rows)
      .onConflictDoUpdate({ target: [rateLimits.limit, rateLimits.subject], set });
  }
  await db.execute(sql`select pg_stat_force_next_flush()`);
}

async function stateOf(table: string) {
  const [row] = await db
    .select({
      bytes: sql<string>`pg_relation_size(relid)`,
      dead: sql<string>`n_dead_tup`,
      analyzed: sql<string>`analyze_count`,
    })
    .from(sql`pg_stat_user_tables`)
    .where(eq(sql`relname`, table));
  return { bytes: Number(row?.bytes), dead: Number(row?.dead), analyzed: Number(row?.analyzed) };
}

test("a table that is written again and again stays as large as it is", async () => {
  await spendLimits();
  await vacuumDue(url);
  const { bytes, dead, analyzed } = await stateOf("rate_limits");
  expect(dead).toBe(0);
  expect(analyzed).toBeGreaterThan(0);
  for (let again = 0; again < 3; again++) {
    await spendLimits();
    await vacuumDue(url);
  }
  expect((await stateOf("rate_limits")).bytes).toBeLessThanOrEqual(bytes + 2 * 8_192);
});

test("what is not due is left alone", async () => {
  await vacuumDue(url);
  const before = await stateOf("rate_limits");
  await vacuumDue(url);
  expect(await stateOf("rate_limits")).toEqual(before);
});

test("it goes on by itself until it is stopped", async () => {
  const stop = startAutovacuum(url, 20);
  await spendLimits();
  await expect.poll(async () => (await stateOf("rate_limits")).dead, { timeout: 10_000 }).toBe(0);
  stop();
});

test("a database that can't be reached is told of, and nothing breaks", async () => {
  const told = vi.spyOn(console, "error").mockImplementation(() => {});
  const stop = startAutovacuum("postgresql://nobody:x@127.0.0.1:1/none", 5);
  await expect.poll(() => told.mock.calls.length).toBeGreaterThan(1);
  stop();
  expect(told).toHaveBeenCalledWith(expect.stringContaining("could not be vacuumed"));
});
