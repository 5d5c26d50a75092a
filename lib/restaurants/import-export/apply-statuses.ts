import { and, asc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { placeImportRows, restaurantStatuses, restaurants } from "@/db/schema";
import type { Outcome } from "@/lib/contracts/place-import";
import type { PlannedStatus } from "./resolve-choices";

type StatusRow = typeof restaurantStatuses.$inferSelect;
export type AppliedStatus = PlannedStatus & { outcome: Outcome; former: StatusRow | null };

/** For whom, by which import, and as of when. */
type ImportRun = { importId: string; userId: string; at: Date };

/**
 * Marks some places, unless they have left the catalogue or the import has marked them before; tells what became of
 * each. A mark that the person makes meanwhile is theirs: an insert that meets one gives way to it.
 */
export async function applyStatuses(tx: Transaction, by: ImportRun, asked: PlannedStatus[]): Promise<AppliedStatus[]> {
  // Always in one order: two imports at once then wait for each other, and never both.
  const inOrder = asked.toSorted((a, b) => (a.restaurantId < b.restaurantId ? -1 : 1));
  const wishes = await withoutApplied(tx, by, await lockExisting(tx, inOrder));
  if (wishes.length === 0) return [];
  const mine = and(eq(restaurantStatuses.userId, by.userId), inArray(restaurantStatuses.restaurantId, idsOf(wishes)));
  const there = await tx
    .select()
    .from(restaurantStatuses)
    .where(mine)
    .orderBy(restaurantStatuses.restaurantId)
    .for("update");
  const formerOf = new Map(there.map((each) => [each.restaurantId, each]));

  const fresh = wishes.filter(({ restaurantId }) => !formerOf.has(restaurantId));
  const added = new Set(await insertStatuses(tx, by, fresh));
  const changed = wishes.filter(({ restaurantId, status, overwrites }) => {
    const former = formerOf.get(restaurantId);
    return overwrites && former !== undefined && former.status !== status;
  });
  await updateStatuses(tx, by, changed);

  return wishes.map((wish) => {
    const former = formerOf.get(wish.restaurantId) ?? null;
    if (!former) return { ...wish, former, outcome: added.has(wish.restaurantId) ? "added" : "kept" };
    const outcome = former.status === wish.status ? "already" : wish.overwrites ? "changed" : "kept";
    return { ...wish, former, outcome };
  });
}

const idsOf = (wishes: PlannedStatus[]): string[] => wishes.map(({ restaurantId }) => restaurantId);

/** The wishes whose restaurant is still there; none of these can be removed until the marks are written. */
async function lockExisting(tx: Transaction, wishes: PlannedStatus[]): Promise<PlannedStatus[]> {
  if (wishes.length === 0) return [];
  const held = await tx
    .select({ id: restaurants.id })
    .from(restaurants)
    .where(inArray(restaurants.id, idsOf(wishes)))
    .orderBy(asc(restaurants.id))
    .for("key share");
  const ids = new Set(held.map(({ id }) => id));
  return wishes.filter(({ restaurantId }) => ids.has(restaurantId));
}

/** After a cut the person may choose otherwise: a restaurant that another row has been applied to stays with that row. */
async function withoutApplied(
  tx: Transaction,
  { importId }: ImportRun,
  wishes: PlannedStatus[],
): Promise<PlannedStatus[]> {
  if (wishes.length === 0) return [];
  const { appliedTo, outcome } = placeImportRows;
  const rows = await tx
    .select({ appliedTo })
    .from(placeImportRows)
    .where(and(eq(placeImportRows.importId, importId), isNotNull(outcome), inArray(appliedTo, idsOf(wishes))));
  const taken = new Set(rows.map((row) => row.appliedTo));
  return wishes.filter(({ restaurantId }) => !taken.has(restaurantId));
}

async function insertStatuses(tx: Transaction, { userId, at }: ImportRun, wishes: PlannedStatus[]): Promise<string[]> {
  if (wishes.length === 0) return [];
  const values = wishes.map(({ restaurantId, status }) => ({ userId, restaurantId, status, updatedAt: at }));
  const rows = await tx
    .insert(restaurantStatuses)
    .values(values)
    .onConflictDoNothing()
    .returning({ restaurantId: restaurantStatuses.restaurantId });
  return rows.map(({ restaurantId }) => restaurantId);
}

async function updateStatuses(tx: Transaction, { userId, at }: ImportRun, wishes: PlannedStatus[]): Promise<void> {
  if (wishes.length === 0) return;
  const wanted = JSON.stringify(wishes.map(({ restaurantId, status }) => ({ id: restaurantId, status })));
  await tx.execute(sql`
    update ${restaurantStatuses} as marks set status = wanted.status, updated_at = ${at.toISOString()}::timestamptz
    from jsonb_to_recordset(${wanted}::jsonb) as wanted(id text, status text)
    where marks.user_id = ${userId} and marks.restaurant_id = wanted.id`);
}
