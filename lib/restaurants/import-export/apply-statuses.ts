import { and, asc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { placeImportRows, restaurantStatuses, restaurants } from "@/db/schema";
import type { Outcome } from "@/lib/contracts/place-import";
import type { PlannedStatus } from "./plan-statuses";

type StatusRow = typeof restaurantStatuses.$inferSelect;
export type AppliedStatus = PlannedStatus & { outcome: Outcome; former: StatusRow | null };

/** For which user, by which import, and with which timestamp. */
type ImportRun = { importId: string; userId: string; at: Date };

/**
 * Sets statuses on places that are still in the catalogue and that the import has not written yet; reports the outcome
 * of each. A status that the user sets concurrently wins: an insert that conflicts with one does nothing.
 */
export async function applyStatuses(
  tx: Transaction,
  by: ImportRun,
  planned: PlannedStatus[],
): Promise<AppliedStatus[]> {
  // Always in the same order, so that two concurrent imports wait for each other instead of deadlocking.
  const inOrder = planned.toSorted((a, b) => (a.restaurantId < b.restaurantId ? -1 : 1));
  const plans = await withoutApplied(tx, by, await lockExisting(tx, inOrder));
  if (plans.length === 0) return [];
  const mine = and(eq(restaurantStatuses.userId, by.userId), inArray(restaurantStatuses.restaurantId, idsOf(plans)));
  const there = await tx
    .select()
    .from(restaurantStatuses)
    .where(mine)
    .orderBy(restaurantStatuses.restaurantId)
    .for("update");
  const formerOf = new Map(there.map((each) => [each.restaurantId, each]));

  const fresh = plans.filter(({ restaurantId }) => !formerOf.has(restaurantId));
  const added = new Set(await insertStatuses(tx, by, fresh));
  const changed = plans.filter(({ restaurantId, status, overwrites }) => {
    const former = formerOf.get(restaurantId);
    return overwrites && former !== undefined && former.status !== status;
  });
  await updateStatuses(tx, by, changed);

  return plans.map((plan) => {
    const former = formerOf.get(plan.restaurantId) ?? null;
    if (!former) return { ...plan, former, outcome: added.has(plan.restaurantId) ? "added" : "kept" };
    const outcome = former.status === plan.status ? "already" : plan.overwrites ? "changed" : "kept";
    return { ...plan, former, outcome };
  });
}

const idsOf = (plans: PlannedStatus[]): string[] => plans.map(({ restaurantId }) => restaurantId);

/** The planned statuses whose restaurant still exists; none of these can be deleted until the statuses are written. */
async function lockExisting(tx: Transaction, plans: PlannedStatus[]): Promise<PlannedStatus[]> {
  if (plans.length === 0) return [];
  const existing = await tx
    .select({ id: restaurants.id })
    .from(restaurants)
    .where(inArray(restaurants.id, idsOf(plans)))
    .orderBy(asc(restaurants.id))
    .for("key share");
  const ids = new Set(existing.map(({ id }) => id));
  return plans.filter(({ restaurantId }) => ids.has(restaurantId));
}

/** After an interruption the user may choose differently: a restaurant stays with the row that was applied to it. */
async function withoutApplied(
  tx: Transaction,
  { importId }: ImportRun,
  plans: PlannedStatus[],
): Promise<PlannedStatus[]> {
  if (plans.length === 0) return [];
  const { appliedTo, outcome } = placeImportRows;
  const rows = await tx
    .select({ appliedTo })
    .from(placeImportRows)
    .where(and(eq(placeImportRows.importId, importId), isNotNull(outcome), inArray(appliedTo, idsOf(plans))));
  const applied = new Set(rows.map((row) => row.appliedTo));
  return plans.filter(({ restaurantId }) => !applied.has(restaurantId));
}

async function insertStatuses(tx: Transaction, { userId, at }: ImportRun, plans: PlannedStatus[]): Promise<string[]> {
  if (plans.length === 0) return [];
  const values = plans.map(({ restaurantId, status }) => ({ userId, restaurantId, status, updatedAt: at }));
  const rows = await tx
    .insert(restaurantStatuses)
    .values(values)
    .onConflictDoNothing()
    .returning({ restaurantId: restaurantStatuses.restaurantId });
  return rows.map(({ restaurantId }) => restaurantId);
}

async function updateStatuses(tx: Transaction, { userId, at }: ImportRun, plans: PlannedStatus[]): Promise<void> {
  if (plans.length === 0) return;
  const wanted = JSON.stringify(plans.map(({ restaurantId, status }) => ({ id: restaurantId, status })));
  await tx.execute(sql`
    update ${restaurantStatuses} as marks set status = wanted.status, updated_at = ${at.toISOString()}::timestamptz
    from jsonb_to_recordset(${wanted}::jsonb) as wanted(id text, status text)
    where marks.user_id = ${userId} and marks.restaurant_id = wanted.id`);
}
