import { unstable_cache } from "next/cache";
import { cache } from "react";
import type { Guide } from "../guides/contract";
import { findPublicGuide } from "../guides/get";
import { isId } from "../http/params";
import { publicCtx } from "./public-ctx";
import { guideTag, KEPT_SECONDS } from "./tags";

/** The guide that anyone may read, or null. Read once for a page and all that is made beside it. */
export const publicGuide = cache(async (id: string): Promise<Guide | null> => {
  if (!isId(id)) return null;
  const kept = { tags: [guideTag(id)], revalidate: KEPT_SECONDS };
  return unstable_cache(() => findPublicGuide(publicCtx(), id), ["public-guide", id], kept)();
});
