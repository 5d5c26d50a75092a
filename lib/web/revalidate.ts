import { revalidateTag } from "next/cache";
import { GUIDES_TAG, guideTag, placeTag } from "./cache-tags";

/**
 * Makes the cached public pages show a change at once. It takes effect when the route handler returns: call it before
 * that, never from a stream that has begun.
 */
export function revalidateGuide(guideId: string): void {
  revalidateTag(GUIDES_TAG, { expire: 0 });
  revalidateTag(guideTag(guideId), { expire: 0 });
}

/** The same for a place: its own page, and those of the guides that name it. */
export function revalidatePlace(restaurantId: string, guideIds: readonly string[]): void {
  revalidateTag(placeTag(restaurantId), { expire: 0 });
  for (const guideId of guideIds) revalidateGuide(guideId);
}
