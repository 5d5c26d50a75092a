import { and, eq, inArray } from "drizzle-orm";
import { restaurantStatuses } from "@/db/schema";
import type { UserStatus } from "@/lib/contracts/restaurant";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import { lockGuide } from "./lock-guide";

type Saved = { restaurantIds: readonly string[]; status: UserStatus };

/**
 * Takes back what saving a guide's places has marked; what the current user has said of a place since then stays. Those
 * that it has cleared.
 * @throws AppError not_found for a guide that this reader can't see
 */
export async function unsaveGuidePlaces(
  { db, user }: Ctx & { user: SessionUser },
  guideId: string,
  { restaurantIds, status }: Saved,
): Promise<string[]> {
  return db.transaction(async (tx) => {
    await lockGuide(tx, user, guideId);
    const cleared = await tx
      .delete(restaurantStatuses)
      .where(
        and(
          eq(restaurantStatuses.userId, user.id),
          eq(restaurantStatuses.originGuideId, guideId),
          eq(restaurantStatuses.status, status),
          inArray(restaurantStatuses.restaurantId, [...restaurantIds]),
        ),
      )
      .returning({ id: restaurantStatuses.restaurantId });
    return cleared.map(({ id }) => id);
  });
}
