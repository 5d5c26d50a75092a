import { count, inArray, isNull, sql } from "drizzle-orm";
import type { Database } from "@/db/client";
import { placeImportRows } from "@/db/schema";
import type { ImportSummary, Outcome } from "@/lib/contracts/place-import";
import { batchesOf } from "./short-transactions";

type Counts = ImportSummary["counts"];

/** Counted in batches, so that no statement runs long. */
const IMPORTS_PER_QUERY = 10;

/** Row counts of some imports, by match and by outcome. */
export async function countRows(db: Database, importIds: string[]): Promise<Map<string, Counts>> {
  const counts = new Map<string, Counts>();
  for (const ids of batchesOf(importIds, IMPORTS_PER_QUERY)) await addCounts(db, ids, counts);
  return counts;
}

async function addCounts(db: Database, importIds: string[], counts: Map<string, Counts>): Promise<void> {
  const { importId, restaurantId, candidateIds, outcome } = placeImportRows;
  const isMatched = sql<boolean>`${restaurantId} is not null`.as("is_matched");
  const hasNone = sql<boolean>`(${isNull(restaurantId)} and cardinality(${candidateIds}) = 0)`.as("has_none");
  const groups = await db
    .select({ importId, isMatched, hasNone, outcome, rows: count() })
    .from(placeImportRows)
    .where(inArray(importId, importIds))
    .groupBy(importId, sql`2`, sql`3`, outcome);
  for (const group of groups) {
    const total = counts.get(group.importId) ?? { rows: 0, matched: 0, toChoose: 0, notFound: 0, outcomes: {} };
    total.rows += group.rows;
    total[group.isMatched ? "matched" : group.hasNone ? "notFound" : "toChoose"] += group.rows;
    if (group.outcome) total.outcomes[group.outcome as Outcome] = (total.outcomes[group.outcome] ?? 0) + group.rows;
    counts.set(group.importId, total);
  }
}
