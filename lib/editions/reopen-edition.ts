import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database, Transaction } from "@/db/client";
import { editions } from "@/db/schema";

export type EditionRow = typeof editions.$inferSelect;

/** Lets an edition go on that was held or given up, where it stopped. Null when it is in none of those states. */
export async function reopenEdition(
  db: Database | Transaction,
  id: string,
  { from, now }: { from: ("paused" | "failed")[]; now: Date },
): Promise<EditionRow | null> {
  const [edition] = await db
    .update(editions)
    .set({
      state: sql`case when ${editions.message} is null then 'preparing' else 'sending' end`,
      note: null,
      updatedAt: now,
    })
    .where(and(eq(editions.id, id), inArray(editions.state, from)))
    .returning();
  return edition ?? null;
}
