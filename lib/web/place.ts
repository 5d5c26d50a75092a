import { unstable_cache } from "next/cache";
import { cache } from "react";
import { isId } from "@/lib/core/id-param";
import type { SessionUser } from "@/lib/core/session-user";
import { findPlace, type Place } from "@/lib/magazine/find-place";
import { GUIDES_TAG, placeTag, REVALIDATE_SECONDS } from "./cache-tags";
import { publicCtx } from "./public-ctx";
import { readerCtx } from "./reader-ctx";

/** A place as any visitor sees it, or null. Read once for a page and its metadata. */
export const publicPlace = cache(async (id: string): Promise<Place | null> => {
  if (!isId(id)) return null;
  const cacheOptions = { tags: [GUIDES_TAG, placeTag(id)], revalidate: REVALIDATE_SECONDS };
  return unstable_cache(() => findPlace(publicCtx(), id, null), ["place", id], cacheOptions)();
});

/** The same with the status of the current user. */
export const readerPlace = cache(async (id: string): Promise<{ place: Place | null; user: SessionUser | null }> => {
  const ctx = await readerCtx();
  return { place: isId(id) ? await findPlace(ctx, id, ctx.user) : null, user: ctx.user };
});
