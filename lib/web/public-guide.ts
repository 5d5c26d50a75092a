import { unstable_cache } from "next/cache";
import { cache } from "react";
import type { Guide } from "@/lib/contracts/guide";
import { isId } from "@/lib/core/id-param";
import { findPublicGuide } from "@/lib/guides/get";
import { guideTag, REVALIDATE_SECONDS } from "./cache-tags";
import { publicCtx } from "./public-ctx";

/** The guide that anyone may read, or null. Read once for a page and all that is made beside it. */
export const publicGuide = cache(async (id: string): Promise<Guide | null> => {
  if (!isId(id)) return null;
  const kept = { tags: [guideTag(id)], revalidate: REVALIDATE_SECONDS };
  return unstable_cache(() => findPublicGuide(publicCtx(), id), ["public-guide", id], kept)();
});
