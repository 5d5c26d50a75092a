import { unstable_cache } from "next/cache";
import { cache } from "react";
import type { Guide } from "@/lib/contracts/guide";
import { isId } from "@/lib/core/id-param";
import { findPublicGuide } from "@/lib/guides/get";
import { guideTag, REVALIDATE_SECONDS } from "./cache-tags";
import { publicCtx } from "./public-ctx";

/** A public guide, or null. Read once for a page and everything rendered with it. */
export const publicGuide = cache(async (id: string): Promise<Guide | null> => {
  if (!isId(id)) return null;
  const cacheOptions = { tags: [guideTag(id)], revalidate: REVALIDATE_SECONDS };
  return unstable_cache(() => findPublicGuide(publicCtx(), id), ["public-guide", id], cacheOptions)();
});
