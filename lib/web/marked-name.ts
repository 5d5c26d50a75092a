import type { MarkIntent } from "@/lib/contracts/mark-intent";
import { splitTitle } from "@/lib/core/split-title";
import { publicPlace } from "./place";
import { publicGuide } from "./public-guide";

/**
 * What a visitor pressed before they had an account: the place's name, or the guide's whose places they save. By its id,
 * never by what an address says; null where anybody may not see it.
 */
export async function findMarkedName(mark: MarkIntent | undefined): Promise<string | null> {
  if (mark === undefined) return null;
  if (mark.restaurantId !== null) return (await publicPlace(mark.restaurantId))?.restaurant.name ?? null;
  const guide = mark.guideId === null ? null : await publicGuide(mark.guideId);
  return guide && splitTitle(guide.name).title;
}
