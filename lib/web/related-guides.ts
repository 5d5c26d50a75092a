import { unstable_cache } from "next/cache";
import type { Guide, GuideSummary } from "@/lib/contracts/guide";
import { listRelatedGuides } from "@/lib/guides/list-related";
import { GUIDES_TAG, REVALIDATE_SECONDS } from "./cache-tags";
import { publicCtx } from "./public-ctx";

/** What to read after a guide; nothing where that can't be read, as the guide itself is what matters. */
export async function relatedGuides(guide: Guide): Promise<GuideSummary[]> {
  const cacheOptions = { tags: [GUIDES_TAG], revalidate: REVALIDATE_SECONDS };
  try {
    return await unstable_cache(() => listRelatedGuides(publicCtx(), guide), ["related", guide.id], cacheOptions)();
  } catch (error) {
    console.error(JSON.stringify({ page: "guide", error: error instanceof Error ? error.stack : String(error) }));
    return [];
  }
}
