import { and, desc, eq } from "drizzle-orm";
import { unstable_cache } from "next/cache";
import { guides } from "@/db/schema";
import { CITIES, type City } from "@/lib/core/cities";
import { env } from "@/lib/core/env";
import { isListed } from "@/lib/guides/is-listed";
import { viewGuideSummary } from "@/lib/guides/view";
import type { Ctx } from "@/lib/ports/context";
import { GUIDES_TAG, REVALIDATE_SECONDS } from "./cache-tags";
import { latestCurationClaim } from "./latest-guides";
import { type LlmsGuide, llmsText } from "./llms-text";
import { publicCtx } from "./public-ctx";

const GUIDES_PER_CITY = 10;

/** The text of /llms.txt, written once for as long as no guide changes. */
export const readLlmsText = unstable_cache(
  async () => {
    const entries = await Promise.all(
      CITIES.map(async (city) => [city, await listNewestListed(publicCtx(), city)] as const),
    );
    const guidesOf = Object.fromEntries(entries) as Record<City, LlmsGuide[]>;
    return llmsText({ baseUrl: env().APP_URL, claim: await latestCurationClaim(), guidesOf });
  },
  ["llms-text"],
  { tags: [GUIDES_TAG], revalidate: REVALIDATE_SECONDS },
);

async function listNewestListed({ db }: Pick<Ctx, "db">, city: City): Promise<LlmsGuide[]> {
  const rows = await db
    .select()
    .from(guides)
    .where(and(eq(guides.city, city), isListed))
    .orderBy(desc(guides.createdAt), desc(guides.id))
    .limit(GUIDES_PER_CITY);
  return rows.map(viewGuideSummary);
}
