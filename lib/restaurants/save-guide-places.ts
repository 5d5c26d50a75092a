import { asc, eq } from "drizzle-orm";
import { guideEntries, restaurantStatuses, restaurants } from "@/db/schema";
import type { SavedPlaces } from "@/lib/contracts/mark-intent";
import type { UserStatus } from "@/lib/contracts/restaurant";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import { lockGuide } from "./lock-guide";

/**
 * Gives this status to every place of a guide that the current user has not marked; those that it has marked.
 * @throws AppError not_found for a guide that this reader can't see
 */
export async function saveGuidePlaces(
  { db, user, now }: Ctx & { user: SessionUser },
  guideId: string,
  status: UserStatus,
): Promise<SavedPlaces> {
  return db.transaction(async (tx) => {
    const guide = await lockGuide(tx, user, guideId);
    const places = await tx
      .select({ id: restaurants.id })
      .from(guideEntries)
      .innerJoin(restaurants, eq(restaurants.id, guideEntries.restaurantId))
      .where(eq(guideEntries.guideId, guideId))
      .orderBy(asc(restaurants.id))
      .for("key share", { of: restaurants });
    if (places.length === 0) return { guide, restaurantIds: [] };
    const saved = await tx
      .insert(restaurantStatuses)
      .values(
        places.map(({ id }) => ({
          userId: user.id,
          restaurantId: id,
          status,
          originGuideId: guideId,
          updatedAt: now,
        })),
      )
      .onConflictDoNothing()
      .returning({ id: restaurantStatuses.restaurantId });
    return { guide, restaurantIds: saved.map(({ id }) => id) };
  });
}
