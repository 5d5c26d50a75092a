import type { GuideProgress } from "@/lib/contracts/guide";
import type { ModelUsage } from "@/lib/contracts/stage-name";
import type { RecentTexts } from "@/lib/contracts/stages";
import type { Curator } from "@/lib/ports/curator";
import type { Places, PlacesCost } from "@/lib/ports/places";
import type { PlaceIdentity } from "@/lib/restaurants/same-place";

/** What a stage may know: whom to ask, the time, who has left, and what the author never wants to see. */
export type StageCtx = {
  curator: Curator;
  places: Places;
  now: Date;
  signal: AbortSignal;
  recordUsage: (usage: ModelUsage) => void;
  /** Whether the signed-in author marked this place never_again, under this id or another. */
  isBlocked: (place: PlaceIdentity) => boolean;
  recordPlacesCost: (spent: PlacesCost) => void;
  /** What the city's newest guides say, of these places too: a new one repeats none of it. */
  getRecentTexts: (placeIds: readonly string[]) => Promise<RecentTexts>;
};

/** Tells the reader of something inside a stage. */
export type ReportProgress = (event: GuideProgress) => void;
