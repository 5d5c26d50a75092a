import { sql } from "drizzle-orm";
import type { Database } from "@/db/client";

/** What the ledger takes on disk for each reader, with whatever no vacuum has cleared away yet. */
export async function ledgerSizes(db: Database, readers: number): Promise<string> {
  const {
    rows: [row],
  } = await db.execute<{ rows: string; indexes: string; batches: string }>(sql`
    select pg_table_size('deliveries') as rows, pg_indexes_size('deliveries') as indexes,
      pg_total_relation_size('delivery_batches') as batches`);
  const each = (bytes = "0") => `${Math.round(Number(bytes) / readers)} B`;
  return `a reader's row takes ${each(row?.rows)}, its indexes ${each(row?.indexes)}; batches ${each(row?.batches)} a reader`;
}
