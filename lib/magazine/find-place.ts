import { and, desc, eq, inArray, isNull, notInArray } from "drizzle-orm";
import { evidence, guideEntries, guides, restaurantStatuses, restaurants } from "@/db/schema";
import type { Evidence, GuideSummary } from "@/lib/contracts/guide";
import type { Restaurant } from "@/lib/contracts/restaurant";
import { viewGuideSummary } from "@/lib/guides/view";
import { viewEvidence } from "@/lib/guides/view-evidence";
import type { Ctx } from "@/lib/ports/context";
import { isStatusOf, isVisibleOrigin, type Reader, readerColumns } from "@/lib/restaurants/select-for-reader";
import { viewRestaurant } from "@/lib/restaurants/view";
import { listAlsoKept } from "./list-also-kept";
import { type PositionSource, positionSource } from "./position-source";

/** A place as its own page tells it. */
export type Place = {
  restaurant: Restaurant;
  dishes: { name: string; detail: string | null }[];
  /** What somebody wrote of it, and what is listed; nothing that others own. */
  notes: Evidence[];
  position: PositionSource | null;
  /** Every public guide that names it, the weekly ones first. */
  guides: GuideSummary[];
  alsoKept: Restaurant[];
};

const GUIDES_MAX = 200;
/** Dishes come from the place itself, and reviews are for the guides that cite them. */
const LEFT_OUT: Evidence["about"][] = ["summary", "dish", "review"];

/** What the head of its page says already: of its facts only the others are told below. */
const TOLD_ABOVE = { address: "", neighbourhood: null, town: "", cuisines: [], meals: [] };

/** A place for anybody, or with the status that a reader gave it; null when there is none. */
export async function findPlace({ db }: Pick<Ctx, "db">, id: string, reader: Reader | null): Promise<Place | null> {
  const [row] = await db.select().from(restaurants).where(eq(restaurants.id, id));
  if (!row) return null;
  const [notes, named, alsoKept, own] = await Promise.all([
    db
      .select()
      .from(evidence)
      .where(and(eq(evidence.restaurantId, id), notInArray(evidence.about, LEFT_OUT), isNull(evidence.keptUntil))),
    listGuidesNaming(db, id),
    listAlsoKept({ db }, id),
    reader && findOwnStatus(db, id, reader),
  ]);
  return {
    restaurant: { ...viewRestaurant(row), ...(reader && { userStatus: null, discoveredFromGuide: null, ...own }) },
    dishes: row.dishes,
    notes: viewEvidence(notes, { ...row, ...TOLD_ABOVE }).filter(({ text }) => text !== ""),
    position: positionSource(row),
    guides: named,
    alsoKept,
  };
}

async function listGuidesNaming(db: Ctx["db"], restaurantId: string): Promise<GuideSummary[]> {
  const { id, name, city, createdAt, introduction, heroImageUrl, coverCuisine, isEmailGuide, isAdminOnly } = guides;
  const rows = await db
    .select({ id, name, city, createdAt, introduction, heroImageUrl, coverCuisine, isEmailGuide, isAdminOnly })
    .from(guides)
    .where(
      and(
        eq(isAdminOnly, false),
        inArray(
          id,
          db.select({ id: guideEntries.guideId }).from(guideEntries).where(eq(guideEntries.restaurantId, restaurantId)),
        ),
      ),
    )
    .orderBy(desc(isEmailGuide), desc(createdAt), desc(id))
    .limit(GUIDES_MAX);
  return rows.map(viewGuideSummary);
}

async function findOwnStatus(db: Ctx["db"], id: string, reader: Reader) {
  const [own] = await db
    .select({ userStatus: readerColumns.userStatus, discoveredFromGuide: readerColumns.guide })
    .from(restaurants)
    .innerJoin(restaurantStatuses, isStatusOf(reader))
    .leftJoin(guides, isVisibleOrigin(reader))
    .where(eq(restaurants.id, id));
  return own;
}
