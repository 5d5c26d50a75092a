import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { guides, placeImportRows, placeImports, restaurantStatuses } from "@/db/schema";
import type { PlaceImport } from "@/lib/contracts/place-import";
import { AppError } from "@/lib/core/errors";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import { getImport } from "./get-import";
import { getOwnImportRow, isPreview } from "./get-import-row";
import { inShortTransaction } from "./short-transactions";

const BATCH_SIZE = 200;

type UserCtx = Ctx & { user: SessionUser };

/**
 * Restores every place to what it was before the import, except those that the user has changed since: these stay, and
 * are reported as changed_since. Runs in short transactions, so an interrupted undo resumes. An import that is already
 * undone is returned unchanged; one whose applying was interrupted can be undone too.
 * @throws AppError not_found, conflict for a preview
 */
export async function undoImport(ctx: UserCtx, id: string): Promise<PlaceImport> {
  let isUndone = false;
  while (!isUndone) isUndone = await inShortTransaction(ctx.db, (tx) => undoBatch(tx, ctx, id));
  return getImport(ctx, id);
}

async function undoBatch(tx: Transaction, ctx: UserCtx, id: string): Promise<boolean> {
  const entry = await getOwnImportRow(tx, ctx, id, { lock: true });
  if (entry.state === "undone") return true;
  if (isPreview(entry)) throw new AppError("conflict", "This import isn't applied, so nothing can be undone.");
  const part = await nextApplied(tx, id);
  if (part.length === 0) {
    await tx.update(placeImports).set({ state: "undone", undoneAt: ctx.now }).where(eq(placeImports.id, id));
    return true;
  }
  await restoreFormer(tx, ctx.user, id, part);
  await removeAdded(tx, ctx.user, id, part);
  const stillThere = and(
    eq(placeImportRows.importId, id),
    inArray(placeImportRows.line, linesOf(part)),
    inArray(placeImportRows.outcome, ["added", "changed"]),
  );
  await tx.update(placeImportRows).set({ outcome: "changed_since" }).where(stillThere);
  return false;
}

type AppliedRow = { line: number; restaurantId: string | null };

const nextApplied = (tx: Transaction, id: string): Promise<AppliedRow[]> =>
  tx
    .select({ line: placeImportRows.line, restaurantId: placeImportRows.appliedTo })
    .from(placeImportRows)
    .where(and(eq(placeImportRows.importId, id), inArray(placeImportRows.outcome, ["added", "changed"])))
    .orderBy(asc(placeImportRows.line))
    .limit(BATCH_SIZE);

const linesOf = (part: AppliedRow[]): number[] => part.map(({ line }) => line);
const idsOf = (part: AppliedRow[]): string[] => part.flatMap(({ restaurantId }) => restaurantId ?? []);

/** A status is unchanged if it still has the import's status and timestamp. */
const isUnchanged = ({ id }: SessionUser, part: AppliedRow[]) => sql`
  marks.user_id = ${id} and marks.restaurant_id in ${idsOf(part)} and rows.line in ${linesOf(part)}
  and marks.restaurant_id = rows.applied_to and marks.status = rows.applied_status and marks.updated_at = imports.applied_at`;

async function restoreFormer(tx: Transaction, user: SessionUser, id: string, part: AppliedRow[]): Promise<void> {
  if (idsOf(part).length === 0) return;
  await tx.execute(sql`
    with restored as (
      update ${restaurantStatuses} as marks
      set status = rows.former_status, updated_at = rows.former_updated_at,
        origin_guide_id = (select id from ${guides} where id = rows.former_origin_guide_id)
      from ${placeImportRows} as rows join ${placeImports} as imports on imports.id = rows.import_id
      where rows.import_id = ${id}::uuid and rows.outcome = 'changed' and ${isUnchanged(user, part)}
      returning rows.line
    )
    update ${placeImportRows} set outcome = 'restored'
    where import_id = ${id}::uuid and line in (select line from restored)`);
}

async function removeAdded(tx: Transaction, user: SessionUser, id: string, part: AppliedRow[]): Promise<void> {
  if (idsOf(part).length === 0) return;
  await tx.execute(sql`
    with removed as (
      delete from ${restaurantStatuses} as marks
      using ${placeImportRows} as rows join ${placeImports} as imports on imports.id = rows.import_id
      where rows.import_id = ${id}::uuid and rows.outcome = 'added' and ${isUnchanged(user, part)}
      returning rows.line
    )
    update ${placeImportRows} set outcome = 'restored'
    where import_id = ${id}::uuid and line in (select line from removed)`);
}
