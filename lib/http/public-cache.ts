import { revalidateTag } from "next/cache";

/** Tags of the pages that are rendered once and kept. */
export const GUIDES_TAG = "guides";
export const guideTag = (id: string) => `guide:${id}`;

/** Makes the kept public pages show a change at once. */
export function refreshPublicPages(guideId: string): void {
  revalidateTag(GUIDES_TAG, { expire: 0 });
  revalidateTag(guideTag(guideId), { expire: 0 });
}
