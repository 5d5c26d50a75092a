import { unstable_cache } from "next/cache";
import { DEFAULT_CITY } from "../cities";
import type { GuideSummary } from "../guides/contract";
import { listEmailGuides } from "../guides/list";
import { keepBriefly } from "./keep-briefly";
import { publicCtx } from "./public-ctx";
import { GUIDES_TAG, KEPT_SECONDS } from "./tags";

export const LATEST_GUIDES_LIMIT = 12;

const readLatest = unstable_cache(
  () => listEmailGuides(publicCtx(), { city: DEFAULT_CITY, limit: LATEST_GUIDES_LIMIT }),
  ["latest-guides"],
  { tags: [GUIDES_TAG], revalidate: KEPT_SECONDS },
);

/** The landing page's guides; null when they can't be read, and then the page is soon made again. */
export async function latestGuides(): Promise<GuideSummary[] | null> {
  try {
    return await readLatest();
  } catch (error) {
    console.error(JSON.stringify({ page: "landing", error: error instanceof Error ? error.stack : String(error) }));
    await keepBriefly();
    return null;
  }
}
