import { findSessionUser } from "@/lib/auth/session";
import type { MadeMark, MarkIntent } from "@/lib/contracts/mark-intent";
import { AppError } from "@/lib/core/errors";
import type { Ctx } from "@/lib/ports/context";
import { getRestaurant } from "@/lib/restaurants/get";
import { setStatus } from "@/lib/restaurants/set-status";

/** Makes the mark that a visitor pressed before they signed in; null where there is none, or no such place or guide. */
export async function markAfterSignIn(
  ctx: Ctx,
  token: string,
  mark: MarkIntent | null | undefined,
): Promise<MadeMark | null> {
  if (!mark) return null;
  const user = await findSessionUser(ctx.db, new Headers({ authorization: `Bearer ${token}` }), ctx.now);
  if (!user) return null;
  const { restaurantId, status, guideId: originGuideId } = mark;
  try {
    const former = await getRestaurant({ ...ctx, user }, restaurantId);
    return { former, restaurant: await setStatus({ ...ctx, user }, restaurantId, { status, originGuideId }) };
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
