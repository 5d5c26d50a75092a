import { findSessionUser } from "@/lib/auth/session";
import type { DoneBySignIn, MarkIntent } from "@/lib/contracts/mark-intent";
import { AppError } from "@/lib/core/errors";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import { getRestaurant } from "@/lib/restaurants/get";
import { saveGuidePlaces } from "@/lib/restaurants/save-guide-places";
import { setStatus } from "@/lib/restaurants/set-status";

/** Makes the mark that a visitor pressed before they signed in; nothing where there is none, or no such place or guide. */
export async function markAfterSignIn(
  ctx: Ctx,
  token: string,
  mark: MarkIntent | null | undefined,
): Promise<DoneBySignIn> {
  if (!mark) return {};
  const user = await findSessionUser(ctx.db, new Headers({ authorization: `Bearer ${token}` }), ctx.now);
  if (!user) return {};
  try {
    return await make({ ...ctx, user }, mark);
  } catch (error) {
    if (error instanceof AppError) return {};
    throw error;
  }
}

async function make(
  ctx: Ctx & { user: SessionUser },
  { restaurantId, status, guideId }: MarkIntent,
): Promise<DoneBySignIn> {
  if (restaurantId === null) return guideId === null ? {} : { saved: await saveGuidePlaces(ctx, guideId, status) };
  const former = await getRestaurant(ctx, restaurantId);
  return { marked: { former, restaurant: await setStatus(ctx, restaurantId, { status, originGuideId: guideId }) } };
}
