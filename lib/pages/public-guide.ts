import { unstable_cache } from "next/cache";
import { cache } from "react";
import type { Guide } from "../guides/contract";
import { findPublicGuide } from "../guides/get";
import { guideTag } from "../http/public-cache";
import { publicCtx } from "./public-ctx";

/** The guide that anyone may read, or null. Read once for a page and all that is made beside it. */
export const publicGuide = cache(
  (id: string): Promise<Guide | null> =>
    unstable_cache(() => findPublicGuide(publicCtx(), id), ["public-guide", id], { tags: [guideTag(id)] })(),
);
