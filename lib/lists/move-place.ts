import { eq, sql } from "drizzle-orm";
import { placeListItems, placeLists } from "@/db/schema";
import type { MoveListPlaceInput } from "@/lib/contracts/lists";
import { AppError } from "@/lib/core/errors";
import { itemOrder } from "./item-order";
import { countListChange, lockOwnList, type UserCtx } from "./own-list";

/**
 * Moves a place of a list by one, from where it is shown; from then on the list is in its owner's order. At the end it
 * stays where it is.
 * @throws AppError not_found (no such list, or the place is not on it), too_many
 */
export async function moveListPlace(
  ctx: UserCtx,
  { id, restaurantId }: { id: string; restaurantId: string },
  { direction }: MoveListPlaceInput,
): Promise<void> {
  const { db, user, now } = ctx;
  await countListChange(ctx, id);
  await db.transaction(async (tx) => {
    const { order } = await lockOwnList(tx, user, id);
    const ofList = eq(placeListItems.listId, id);
    const items = await tx
      .select({ restaurantId: placeListItems.restaurantId })
      .from(placeListItems)
      .where(ofList)
      .orderBy(...itemOrder(order));
    const ids = moved(
      items.map((item) => item.restaurantId),
      restaurantId,
      direction,
    );
    const place = sql`array_position(${sql.param(ids)}::text[], ${placeListItems.restaurantId})`;
    await tx
      .update(placeListItems)
      .set({ position: sql`${ids.length} - ${place} + 1` })
      .where(ofList);
    await tx.update(placeLists).set({ order: "own", updatedAt: now }).where(eq(placeLists.id, id));
  });
}

function moved(ids: string[], id: string, direction: MoveListPlaceInput["direction"]): string[] {
  const from = ids.indexOf(id);
  if (from === -1) throw new AppError("not_found", "That place is not on this list.");
  const to = direction === "up" ? from - 1 : from + 1;
  const neighbor = ids[to];
  return neighbor === undefined ? ids : ids.with(from, neighbor).with(to, id);
}
