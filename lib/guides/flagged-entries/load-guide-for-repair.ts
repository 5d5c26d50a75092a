import { asc, eq } from "drizzle-orm";
import type { Database, Transaction } from "@/db/client";
import { guideEntries, guideGenerations, guides, restaurants } from "@/db/schema";
import { placeColumns, toPlace } from "@/lib/catalogue/source/place-columns";
import type { AcceptedIdea, Candidates, Place, SearchPlan, Selections } from "@/lib/contracts/stages";
import type { City } from "@/lib/core/cities";
import { AppError } from "@/lib/core/errors";
import { guideNotFound } from "../get";

export type RepairableGuide = {
  row: typeof guides.$inferSelect;
  city: City;
  /** In the order of telling. */
  entries: { place: Place; verdicts: Selections["picks"][number]["verdicts"] }[];
  /** Where the place that is to go stands among them; counts from 0. */
  index: number;
  /** What is kept of how it was made; null fields for a guide without a record. */
  generation: {
    idea: AcceptedIdea | null;
    searchPlans: SearchPlan[];
    candidates: Place[];
    unmet: string[];
    order: string;
  };
};

export const entryGoneError = () =>
  new AppError("conflict", "This guide no longer holds that place: somebody else has settled it.");

/** A guide as its making left it and as it stands now. */
export async function loadGuideForRepair(
  db: Database | Transaction,
  guideId: string,
  restaurantId: string,
): Promise<RepairableGuide> {
  const [[row], entries, [record]] = await Promise.all([
    db.select().from(guides).where(eq(guides.id, guideId)),
    db
      .select({ ...placeColumns, verdicts: guideEntries.verdicts })
      .from(guideEntries)
      .innerJoin(restaurants, eq(restaurants.id, guideEntries.restaurantId))
      .where(eq(guideEntries.guideId, guideId))
      .orderBy(asc(guideEntries.position)),
    db.select().from(guideGenerations).where(eq(guideGenerations.guideId, guideId)),
  ]);
  if (!row) throw guideNotFound();
  const index = entries.findIndex(({ id }) => id === restaurantId);
  if (index === -1) throw entryGoneError();
  const idea = record?.idea as AcceptedIdea | null | undefined;
  const selections = record?.selections as Selections | null | undefined;
  return {
    row,
    city: row.city as City,
    index,
    entries: entries.map(({ verdicts, ...place }) => ({ place: toPlace({ ...place, relevance: 1 }), verdicts })),
    generation: {
      idea: idea?.kind === "idea" ? idea : null,
      searchPlans: (record?.searchPlans as SearchPlan[] | null | undefined) ?? [],
      candidates: (record?.candidates as Candidates | null | undefined)?.places ?? [],
      unmet: selections?.unmet ?? [],
      order: selections?.order ?? "",
    },
  };
}
