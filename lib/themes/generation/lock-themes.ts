import { sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";

/** Until the transaction's end nobody else gives a week its theme: so no two can be alike, whoever imagines them. */
export async function lockThemes(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('themes', 0))`);
}
