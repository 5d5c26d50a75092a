import { and, arrayOverlaps, desc, eq, getTableColumns, inArray, ne, type SQL, sql } from "drizzle-orm";
import { guideEntries, guides, restaurants } from "@/db/schema";
import type { Guide, GuideSummary } from "@/lib/contracts/guide";
import type { Ctx } from "@/lib/ports/context";
import { isListed } from "./is-listed";
import { viewGuideSummary } from "./view";

/** Of so many of the city's latest guides the closest are chosen. */
const RECENT = 100;
const RELATED = 2;

/** What to read after a guide: of its city's latest, those in the same quarters, then those with the same kitchens. */
export async function listRelatedGuides({ db }: Pick<Ctx, "db">, guide: Guide): Promise<GuideSummary[]> {
  const places = guide.entries.map(({ restaurant }) => restaurant);
  const quarters = [...new Set(places.flatMap(({ neighbourhood }) => neighbourhood ?? []))];
  const kitchens = [...new Set(places.map(({ cuisines }) => cuisines[0] ?? "").filter((name) => name !== ""))];
  if (places.length === 0) return [];
  const recent = db
    .select()
    .from(guides)
    .where(and(eq(guides.city, guide.city), ne(guides.id, guide.id), isListed))
    .orderBy(desc(guides.createdAt), desc(guides.id))
    .limit(RECENT)
    .as("recent");
  const rows = await db
    .select({ guide: getTableColumns(guides) })
    .from(recent)
    .innerJoin(guides, eq(guides.id, recent.id))
    .innerJoin(guideEntries, eq(guideEntries.guideId, guides.id))
    .innerJoin(restaurants, eq(restaurants.id, guideEntries.restaurantId))
    .groupBy(guides.id)
    .orderBy(
      desc(sql`${shareOf(quarters, () => inArray(restaurants.neighbourhood, quarters))} * 2
        + ${shareOf(kitchens, () => arrayOverlaps(restaurants.cuisines, kitchens))}`),
      desc(guides.createdAt),
      desc(guides.id),
    )
    .limit(RELATED);
  return rows.map((row) => viewGuideSummary(row.guide));
}

/** The share of a guide's places that this is true of. Of nothing wanted there is no condition to make. */
const shareOf = (wanted: readonly string[], isTrue: () => SQL): SQL =>
  wanted.length === 0 ? sql`0` : sql`coalesce(avg(case when ${isTrue()} then 1.0 else 0.0 end), 0)`;
