import { sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";

/** Until the transaction ends, nothing else can save a theme, so that no two themes are alike. */
export async function lockThemes(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('themes', 0))`);
}
