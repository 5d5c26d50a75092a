import { placeLists } from "@/db/schema";
import { countListChange, isOwnList, listNotFound, type UserCtx } from "./own-list";

/**
 * Deletes a list of the current user's, with its notes and its link. The places keep their statuses.
 * @throws AppError not_found, too_many
 */
export async function removeList(ctx: UserCtx, id: string): Promise<void> {
  const { db, user } = ctx;
  await countListChange(ctx, id);
  const removed = await db.delete(placeLists).where(isOwnList(user, id)).returning({ id: placeLists.id });
  if (removed.length === 0) throw listNotFound();
}
