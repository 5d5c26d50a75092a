import { unstable_cache } from "next/cache";
import { CURATION_CLAIMS } from "@/lib/contracts/authorship";
import { type GuideSummary, LATEST_GUIDES_LIMIT } from "@/lib/contracts/guide";
import { CITIES, DEFAULT_CITY } from "@/lib/core/cities";
import { getAuthorship } from "@/lib/guides/get-authorship";
import { listEmailGuides } from "@/lib/guides/list";
import type { MagazineGuide } from "@/lib/magazine/load";
import { GUIDES_TAG, REVALIDATE_SECONDS } from "./cache-tags";
import { readMagazine } from "./magazine";
import { publicCtx } from "./public-ctx";

/** Called while a cached page renders a failure: the page is then cached for a second, not for its usual time. */
const cacheBriefly = unstable_cache(async () => Date.now(), ["keep-briefly"], { revalidate: 1 });

const readLatest = unstable_cache(
  () => listEmailGuides(publicCtx(), { city: DEFAULT_CITY, limit: LATEST_GUIDES_LIMIT }),
  ["latest-guides"],
  { tags: [GUIDES_TAG], revalidate: REVALIDATE_SECONDS },
);

const readAuthorship = unstable_cache(
  async () => {
    const latest = await listEmailGuides(publicCtx(), { city: DEFAULT_CITY, limit: LATEST_GUIDES_LIMIT });
    return getAuthorship(
      publicCtx(),
      latest.map(({ id }) => id),
    );
  },
  ["latest-authorship"],
  { tags: [GUIDES_TAG], revalidate: REVALIDATE_SECONDS },
);

/** What is true of how the landing page's guides came about, as a line; where they can't be read, of any guide. */
export async function latestCurationClaim(): Promise<string> {
  try {
    return CURATION_CLAIMS[await readAuthorship()];
  } catch {
    return CURATION_CLAIMS.nobody;
  }
}

/** The newest weekly guide of every other city; none while they can't be read. */
export async function guidesAroundTheBay(): Promise<MagazineGuide[]> {
  try {
    const { guides } = await readMagazine();
    return CITIES.filter((city) => city !== DEFAULT_CITY).flatMap(
      (city) => guides.find(({ guide }) => guide.city === city && guide.isEmailGuide) ?? [],
    );
  } catch {
    return [];
  }
}

/** The landing page's guides; null if they can't be read, in which case the page is soon rendered again. */
export async function latestGuides(): Promise<GuideSummary[] | null> {
  try {
    return await readLatest();
  } catch (error) {
    console.error(JSON.stringify({ page: "landing", error: error instanceof Error ? error.stack : String(error) }));
    await cacheBriefly();
    return null;
  }
}
