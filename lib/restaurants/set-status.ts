import { and, eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { restaurantStatuses, restaurants } from "@/db/schema";
import type { Restaurant, SetStatusInput } from "@/lib/contracts/restaurant";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import { getRestaurant, restaurantNotFound } from "./get";
import { lockGuide } from "./lock-guide";

/**
 * Sets, changes or (with null) clears the current user's status for a restaurant. A guide named with it is where they
 * found the place; a later change that names none keeps it, unless it restores an earlier status.
 * @throws AppError not_found for a restaurant, or a guide, that this reader can't see
 */
export async function setStatus(
  ctx: Ctx & { user: SessionUser },
  id: string,
  { status, originGuideId, restoresOrigin = false }: SetStatusInput,
): Promise<Restaurant> {
  const { db, user, now } = ctx;
  const origin = originGuideId ?? null;
  const saysOrigin = restoresOrigin || origin !== null;
  await db.transaction(async (tx) => {
    await lockRestaurant(tx, id);
    if (origin !== null) await lockGuide(tx, user, origin);
    if (status === null) {
      const mine = and(eq(restaurantStatuses.userId, user.id), eq(restaurantStatuses.restaurantId, id));
      await tx.delete(restaurantStatuses).where(mine);
      return;
    }
    await tx
      .insert(restaurantStatuses)
      .values({ userId: user.id, restaurantId: id, status, originGuideId: origin, updatedAt: now })
      .onConflictDoUpdate({
        target: [restaurantStatuses.userId, restaurantStatuses.restaurantId],
        set: { status, updatedAt: now, ...(saysOrigin && { originGuideId: origin }) },
      });
  });
  return getRestaurant(ctx, id);
}

/** Locks the row so that it can't be deleted until the status that references it is written. */
async function lockRestaurant(tx: Transaction, id: string): Promise<void> {
  const [found] = await tx
    .select({ id: restaurants.id })
    .from(restaurants)
    .where(eq(restaurants.id, id))
    .for("key share");
  if (!found) throw restaurantNotFound();
}
