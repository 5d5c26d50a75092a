import { and, eq } from "drizzle-orm";
import { placeListItems, placeLists } from "@/db/schema";
import { countListChange, lockOwnList, type UserCtx } from "./own-list";

/**
 * Takes a place off a list of the current user's; one that is not on it is off it already.
 * @throws AppError not_found (no such list), too_many
 */
export async function removeListPlace(
  ctx: UserCtx,
  { id, restaurantId }: { id: string; restaurantId: string },
): Promise<void> {
  const { db, user, now } = ctx;
  await countListChange(ctx, id);
  await db.transaction(async (tx) => {
    await lockOwnList(tx, user, id);
    await tx
      .delete(placeListItems)
      .where(and(eq(placeListItems.listId, id), eq(placeListItems.restaurantId, restaurantId)));
    await tx.update(placeLists).set({ updatedAt: now }).where(eq(placeLists.id, id));
  });
}
