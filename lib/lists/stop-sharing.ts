import { placeLists } from "@/db/schema";
import { countListChange, isOwnList, listNotFound, type UserCtx } from "./own-list";

/**
 * Ends a list's link at once. If the list is shared again, it has another one.
 * @throws AppError not_found, too_many
 */
export async function stopSharingList(ctx: UserCtx, id: string): Promise<void> {
  const { db, user } = ctx;
  await countListChange(ctx, id);
  const ended = await db
    .update(placeLists)
    .set({ shareToken: null })
    .where(isOwnList(user, id))
    .returning({ id: placeLists.id });
  if (ended.length === 0) throw listNotFound();
}
