import { asc, eq } from "drizzle-orm";
import type { Database, Transaction } from "@/db/client";
import { guideEntries, guideGenerations, guides, restaurants } from "@/db/schema";
import { placeColumns } from "@/lib/catalogue/source/place-columns";
import type { AcceptedIdea, ConstraintVerdict, Place, SearchPlan } from "@/lib/contracts/stages";
import type { City } from "@/lib/core/cities";
import { guideNotFound } from "../guide-not-found";
import { entryGoneError } from "./settled-already";

export type RepairableGuide = {
  row: typeof guides.$inferSelect;
  city: City;
  /** In the order of the guide. */
  entries: { place: Place; verdicts: ConstraintVerdict[] }[];
  /** The position of the place to be replaced or removed; counts from 0. */
  index: number;
  /** What the record of its making holds; empty fields for a guide without a record. */
  generation: {
    idea: AcceptedIdea | null;
    searchPlans: SearchPlan[];
    candidates: Place[];
    unmet: string[];
    order: string;
  };
};

/** A guide as it is now, with the record of how it was made. */
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
  return {
    row,
    city: row.city,
    index,
    entries: entries.map(({ verdicts, ...place }) => ({ place: { ...place, relevance: 1 }, verdicts })),
    generation: {
      idea: record?.idea?.kind === "idea" ? record.idea : null,
      searchPlans: record?.searchPlans ?? [],
      candidates: record?.candidates?.places ?? [],
      unmet: record?.selections?.unmet ?? [],
      order: record?.selections?.order ?? "",
    },
  };
}
