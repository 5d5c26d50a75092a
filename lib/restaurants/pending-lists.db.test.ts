import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { makeRestaurant, testDb } from "@/lib/testing/database";

const { db } = await testDb();

/** By index name, how many pending-list pages each GIN index flushed. */
async function flushed(): Promise<Record<string, number>> {
  const rows = await db
    .select({
      name: sql<string>`relname`,
      pages: sql<number>`gin_clean_pending_list(pg_class.oid::regclass)::int`,
    })
    .from(sql`pg_class`)
    .where(sql`relkind = 'i' and relam = (select oid from pg_am where amname = 'gin')`);
  return Object.fromEntries(rows.map(({ name, pages }) => [name, pages]));
}

test("what is written is in the index, not in a pending list that every search reads through", async () => {
  await flushed();
  for (let i = 0; i < 20; i++) await makeRestaurant(db, { searchText: `sourdough and salt ${i}` });
  const found = await flushed();
  expect(Object.keys(found).length).toBeGreaterThan(0);
  expect(
    Object.values(found).every((pages) => pages === 0),
    JSON.stringify(found),
  ).toBe(true);
});
