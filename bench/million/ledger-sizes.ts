import { sql } from "drizzle-orm";
import type { Database } from "@/db/client";

/** The ledger's disk space per reader, including rows that no vacuum has removed yet. */
export async function ledgerSizes(db: Database, readers: number): Promise<string> {
  const {
    rows: [row],
  } = await db.execute<{ rows: string; indexes: string; batches: string }>(sql`
    select pg_table_size('deliveries') as rows, pg_indexes_size('deliveries') as indexes,
      pg_total_relation_size('delivery_batches') as batches`);
  const perReader = (bytes = "0") => `${Math.round(Number(bytes) / readers)} B`;
  return `a reader's row takes ${perReader(row?.rows)}, its indexes ${perReader(row?.indexes)}; batches ${perReader(row?.batches)} a reader`;
}
