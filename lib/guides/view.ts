import type { evidence, guideEntries, guides, guideUpdates, restaurants } from "@/db/schema";
import type { AdminGuide, Guide, GuideEntry, GuideSummary } from "@/lib/contracts/guide";
import type { OwnGuide } from "@/lib/contracts/own-guide";
import type { UserStatus } from "@/lib/contracts/restaurant";
import { joinSentences } from "@/lib/contracts/stages";
import type { Reader } from "@/lib/restaurants/select-for-reader";
import { type ReaderRow, viewRestaurant } from "@/lib/restaurants/view";
import { viewEvidence } from "./view-evidence";
import { mayCorrectGuide, viewReadings } from "./view-readings";
import { viewVerdict, withUntoldEverywhere } from "./view-verdicts";

type GuideRow = typeof guides.$inferSelect;
type EntryRow = typeof guideEntries.$inferSelect;
type RestaurantRow = typeof restaurants.$inferSelect;
type EvidenceRow = typeof evidence.$inferSelect;
type UpdateRow = typeof guideUpdates.$inferSelect;

const introductionText = (paragraphs: GuideRow["introduction"]): string =>
  paragraphs.map((sentences) => joinSentences(sentences)).join("\n\n");

type SummaryRow = Pick<GuideRow, "id" | "name" | "city" | "createdAt" | "introduction" | "heroImageUrl"> &
  Pick<GuideRow, "coverCuisine" | "isEmailGuide" | "isAdminOnly">;

export function viewGuideSummary(guide: SummaryRow): GuideSummary {
  return {
    id: guide.id,
    name: guide.name,
    city: guide.city,
    createdAt: guide.createdAt.toISOString(),
    introduction: introductionText(guide.introduction),
    heroImageUrl: guide.heroImageUrl,
    coverCuisine: guide.coverCuisine,
    isEmailGuide: guide.isEmailGuide,
    isAdminOnly: guide.isAdminOnly,
  };
}

export const viewAdminGuide = (guide: GuideRow): AdminGuide => ({
  ...viewGuideSummary(guide),
  isFeatured: guide.isFeatured,
  isHidden: guide.isAdminOnly && guide.hiddenAt !== null,
  isUnlisted: guide.unlistedAt !== null,
});

/** A guide as its author's own page lists it. */
export const viewOwnGuide = (guide: GuideRow): OwnGuide => ({
  id: guide.id,
  name: guide.name,
  city: guide.city,
  createdAt: guide.createdAt.toISOString(),
  prompt: guide.prompt,
  isUnlisted: guide.unlistedAt !== null,
  keptAs: guide.isEmailGuide ? "email" : guide.isFeatured ? "featured" : null,
});

export type EntryRows = {
  entry: EntryRow;
  restaurant: RestaurantRow;
  userStatus?: UserStatus | null;
  origin?: ReaderRow["guide"];
};

/** A whole guide. A public response leaves out the reader's status of each place, and what a reader typed. */
export function viewGuide(
  guide: GuideRow,
  entries: EntryRows[],
  evidenceRows: EvidenceRow[],
  updates: UpdateRow[] = [],
  reader: Reader | null = null,
): Guide {
  return {
    ...viewGuideSummary(guide),
    updatedAt: guide.updatedAt.toISOString(),
    heroImageAttribution: guide.heroImageAttribution,
    writtenBy: guide.writtenBy,
    notes: guide.notes,
    usesGoogle: entries.some(({ restaurant }) => restaurant.googlePlaceId !== null),
    isIndexable: !guide.isAdminOnly && (guide.isEmailGuide || guide.isFeatured),
    ...(guide.unlistedAt !== null && { isUnlisted: true as const }),
    updates: updates.map(({ at, restaurantName, reason }) => ({ at: at.toISOString(), restaurantName, reason })),
    readings: viewReadings(guide, reader),
    ...(mayCorrectGuide(guide, reader) && { isCorrectable: true }),
    ...(reader !== null && reader.id === guide.authorId && { isOwn: true as const }),
    entries: withUntoldEverywhere(entries.map((parts) => viewEntry(parts, evidenceRows))),
  };
}

function viewEntry(
  { entry, restaurant, userStatus, origin = null }: EntryRows,
  evidenceRows: EvidenceRow[],
): GuideEntry {
  const cited = new Set(entry.sentences.flatMap(({ evidenceIds }) => evidenceIds));
  return {
    id: entry.id,
    flavorText: joinSentences(entry.sentences),
    photoUrl: entry.photoUrl,
    photoAttribution: entry.photoAttribution,
    restaurant: {
      ...viewRestaurant(restaurant),
      ...(userStatus === undefined ? {} : { userStatus, discoveredFromGuide: origin }),
    },
    evidence: viewEvidence(
      evidenceRows.filter(({ id }) => cited.has(id)),
      restaurant,
    ),
    verdicts: entry.verdicts.map(viewVerdict),
  };
}
