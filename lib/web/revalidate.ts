import { revalidateTag } from "next/cache";
import { GUIDES_TAG, guideTag } from "./cache-tags";

/**
 * Makes the cached public pages show a change at once. It takes effect when the route handler returns: call it before
 * that, never from a stream that has begun.
 */
export function revalidateGuide(guideId: string): void {
  revalidateTag(GUIDES_TAG, { expire: 0 });
  revalidateTag(guideTag(guideId), { expire: 0 });
}
