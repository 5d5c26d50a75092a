import { and, desc, eq, inArray, ne } from "drizzle-orm";
import { guideEntries, guides, restaurants } from "@/db/schema";
import type { Guide, GuideSummary } from "@/lib/contracts/guide";
import type { Ctx } from "@/lib/ports/context";
import { isListed } from "./is-listed";
import { viewGuideSummary } from "./view";

/** Of so many of the city's latest guides the closest are chosen. */
const RECENT = 100;
const RELATED = 2;

/** What to read after a guide: of its city's latest, those about the same quarter or kitchens, then for the same occasions. */
export async function listRelatedGuides({ db }: Pick<Ctx, "db">, guide: Guide): Promise<GuideSummary[]> {
  if (guide.entries.length === 0) return [];
  const recent = await db
    .select()
    .from(guides)
    .where(and(eq(guides.city, guide.city), ne(guides.id, guide.id), isListed))
    .orderBy(desc(guides.createdAt), desc(guides.id))
    .limit(RECENT);
  const { neighbourhood, cuisines, goodFor } = restaurants;
  const entries = await db
    .select({ guideId: guideEntries.guideId, place: { neighbourhood, cuisines, goodFor } })
    .from(guideEntries)
    .innerJoin(restaurants, eq(restaurants.id, guideEntries.restaurantId))
    .where(inArray(guideEntries.guideId, [guide.id, ...recent.map(({ id }) => id)]));
  const placesOf = Map.groupBy(entries, ({ guideId }) => guideId);
  const aboutOf = (id: string) => subjectsOf((placesOf.get(id) ?? []).map(({ place }) => place));
  const about = aboutOf(guide.id);
  return recent
    .map((row) => ({ row, likeness: likeness(about, aboutOf(row.id)) }))
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, RELATED)
    .map(({ row }) => viewGuideSummary(row));
}

type Place = Pick<typeof restaurants.$inferSelect, "neighbourhood" | "cuisines" | "goodFor">;
/** How many of a guide's places each value is true of. */
type Counts = ReadonlyMap<string, number>;
type Subjects = { quarters: Counts; kitchens: Counts; occasions: Counts };

const subjectsOf = (places: readonly Place[]): Subjects => ({
  quarters: count(places.map(({ neighbourhood }) => [neighbourhood ?? ""])),
  kitchens: count(places.map(({ cuisines }) => cuisines)),
  occasions: count(places.map(({ goodFor }) => goodFor)),
});

function count(valuesOf: readonly (readonly string[])[]): Counts {
  const counts = new Map<string, number>();
  for (const value of valuesOf.flat()) if (value !== "") counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

const likeness = (a: Subjects, b: Subjects): number =>
  3 * cosine(a.quarters, b.quarters) + 2 * cosine(a.kitchens, b.kitchens) + cosine(a.occasions, b.occasions);

/** 1 for the same shares of the same values, 0 for none in common: one sushi bar makes no guide to sushi. */
function cosine(a: Counts, b: Counts): number {
  const product = [...a].reduce((sum, [value, times]) => sum + times * (b.get(value) ?? 0), 0);
  return product === 0 ? 0 : product / (lengthOf(a) * lengthOf(b));
}

const lengthOf = (counts: Counts): number => Math.hypot(...counts.values());
