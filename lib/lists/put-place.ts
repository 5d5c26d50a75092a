import { eq } from "drizzle-orm";
import { placeLists } from "@/db/schema";
import type { PutListPlaceInput } from "@/lib/contracts/lists";
import { addItem } from "./add-item";
import { countListChange, lockOwnList, type UserCtx } from "./own-list";

type Where = { id: string; restaurantId: string };

/**
 * Puts a place on a list of the current user's, or changes its note there.
 * @throws AppError not_found (no such list or place), conflict (the list is full), too_many
 */
export async function putListPlace(
  ctx: UserCtx,
  { id, restaurantId }: Where,
  { note }: PutListPlaceInput,
): Promise<void> {
  const { db, user, now } = ctx;
  await countListChange(ctx, id);
  await db.transaction(async (tx) => {
    await lockOwnList(tx, user, id);
    await addItem(tx, { listId: id, restaurantId, note, now });
    await tx.update(placeLists).set({ updatedAt: now }).where(eq(placeLists.id, id));
  });
}
