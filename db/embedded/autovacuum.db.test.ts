import { eq, sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { testDb } from "@/lib/testing/database";
import { withConnection } from "../connection/with-connection";
import { startAutovacuum, vacuumDue } from "./autovacuum";

const { db, url } = await testDb();

/** Reopens 200 subjects' windows, ten times each, on one connection, which reports its statistics at once. */
const spendLimits = (): Promise<void> =>
  withConnection(url, async (client) => {
    for (let round = 0; round < 10; round++) {
      await client.query(
        `insert into rate_limits ("limit", subject, count, expires_at)
         select 'test', 's' || n, 1, now() + $1 * interval '1 ms' from generate_series(1, 200) as n
         on conflict ("limit", subject) do update set expires_at = excluded.expires_at`,
        [round],
      );
    }
    await client.query("select pg_stat_force_next_flush()");
  });

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

test("a table that is updated again and again stays the same size", async () => {
  await spendLimits();
  await vacuumDue(url);
  const { bytes, dead, analyzed } = await stateOf("rate_limits");
  expect(dead).toBe(0);
  expect(analyzed).toBeGreaterThan(0);
  for (let again = 0; again < 12; again++) {
    await spendLimits();
    await vacuumDue(url);
  }
  // Without vacuuming it grows to 8.4 times; a server's own analysis at that moment may keep the rows of a round or two.
  expect((await stateOf("rate_limits")).bytes).toBeLessThan(4 * bytes);
});

test("what is not due is left alone", async () => {
  await vacuumDue(url);
  const before = await stateOf("rate_limits");
  await vacuumDue(url);
  expect(await stateOf("rate_limits")).toEqual(before);
});

test("it runs periodically until it is stopped", async () => {
  const stop = startAutovacuum(url, 20);
  await spendLimits();
  await expect.poll(async () => (await stateOf("rate_limits")).dead, { timeout: 10_000 }).toBe(0);
  stop();
});

test("an unreachable database is logged, and nothing breaks", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  const stop = startAutovacuum("postgresql://nobody:x@127.0.0.1:1/none", 5);
  await expect.poll(() => logged.mock.calls.length).toBeGreaterThan(1);
  stop();
  expect(logged).toHaveBeenCalledWith(expect.stringContaining("could not be vacuumed"));
});
