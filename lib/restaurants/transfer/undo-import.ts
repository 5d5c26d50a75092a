import { eq, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { guides, placeImportRows, placeImports, restaurantStatuses } from "@/db/schema";
import type { Ctx, SessionUser } from "../../context";
import { AppError } from "../../errors";
import type { PlaceImport } from "./contract";
import { findOwnImport } from "./find-import";
import { getImport } from "./get-import";

/**
 * Makes every place again what it was before the import, but for those that the person has changed since: these stay,
 * and are told as changed_since. An import that is undone already is answered as it is.
 * @throws AppError not_found, conflict for a preview
 */
export async function undoImport(ctx: Ctx & { user: SessionUser }, id: string): Promise<PlaceImport> {
  await ctx.db.transaction(async (tx) => {
    const entry = await findOwnImport(tx, ctx, id, { isHeld: true });
    if (entry.state === "undone") return;
    if (entry.state === "previewed")
      throw new AppError("conflict", "This import isn't applied, so nothing can be undone.");
    await restoreFormer(tx, ctx.user, id);
    await removeAdded(tx, ctx.user, id);
    await tx.execute(sql`
      update ${placeImportRows} set outcome = 'changed_since'
      where import_id = ${id}::uuid and outcome in ('added', 'changed')`);
    await tx.update(placeImports).set({ state: "undone", undoneAt: ctx.now }).where(eq(placeImports.id, id));
  });
  return getImport(ctx, id);
}

/** A mark is as the import left it while it has that status since that moment. */
const isAsLeft = sql`
  marks.restaurant_id = rows.applied_to and marks.status = rows.applied_status and marks.updated_at = imports.applied_at`;

const restoreFormer = (tx: Transaction, user: SessionUser, id: string) =>
  tx.execute(sql`
    with restored as (
      update ${restaurantStatuses} as marks
      set status = rows.former_status, updated_at = rows.former_updated_at,
        origin_guide_id = (select id from ${guides} where id = rows.former_origin_guide_id)
      from ${placeImportRows} as rows join ${placeImports} as imports on imports.id = rows.import_id
      where rows.import_id = ${id}::uuid and rows.outcome = 'changed' and marks.user_id = ${user.id} and ${isAsLeft}
      returning rows.line
    )
    update ${placeImportRows} set outcome = 'restored'
    where import_id = ${id}::uuid and line in (select line from restored)`);

const removeAdded = (tx: Transaction, user: SessionUser, id: string) =>
  tx.execute(sql`
    with removed as (
      delete from ${restaurantStatuses} as marks
      using ${placeImportRows} as rows join ${placeImports} as imports on imports.id = rows.import_id
      where rows.import_id = ${id}::uuid and rows.outcome = 'added' and marks.user_id = ${user.id} and ${isAsLeft}
      returning rows.line
    )
    update ${placeImportRows} set outcome = 'restored'
    where import_id = ${id}::uuid and line in (select line from removed)`);
