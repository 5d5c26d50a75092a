import { eq } from "drizzle-orm";
import { placeLists } from "@/db/schema";
import { type CreateListInput, LISTS_MAX, type ListSummary } from "@/lib/contracts/lists";
import { AppError } from "@/lib/core/errors";
import { consumeLimit } from "@/lib/rate-limit/consume";
import { LIST_CHANGE_BY_USER } from "@/lib/rate-limit/limits";
import { addItem } from "./add-item";
import { lockListsOf, type UserCtx } from "./own-list";

export const nameTaken = () => new AppError("conflict", "You have a list of that name already.");

/**
 * Makes a list for the current user, with its first place if one is named.
 * @throws AppError conflict (as many lists as there can be, or the name is taken), not_found (no such place), too_many
 */
export async function createList(ctx: UserCtx, { name, restaurantId }: CreateListInput): Promise<ListSummary> {
  const { db, user, now } = ctx;
  await consumeLimit(ctx, LIST_CHANGE_BY_USER, user.id);
  return db.transaction(async (tx) => {
    await lockListsOf(tx, user);
    if ((await tx.$count(placeLists, eq(placeLists.userId, user.id))) >= LISTS_MAX) {
      throw new AppError(
        "conflict",
        `You have ${LISTS_MAX} lists, and that is the most there can be. Delete one first.`,
      );
    }
    const [list] = await tx
      .insert(placeLists)
      .values({ userId: user.id, name, createdAt: now, updatedAt: now })
      .onConflictDoNothing()
      .returning({ id: placeLists.id });
    if (!list) throw nameTaken();
    if (restaurantId !== undefined) await addItem(tx, { listId: list.id, restaurantId, now });
    const placeIds = restaurantId === undefined ? [] : [restaurantId];
    return { id: list.id, name, placeCount: placeIds.length, isShared: false, placeIds };
  });
}
