import type { GuideProgress } from "@/lib/contracts/guide";
import type { ModelUsage } from "@/lib/contracts/stage-name";
import type { RecentTexts } from "@/lib/contracts/stages";
import type { Curator } from "@/lib/ports/curator";
import type { Places, PlacesCost } from "@/lib/ports/places";
import type { PlaceIdentity } from "@/lib/restaurants/same-place";
import type { PlaceNamed } from "./find-places-named";

/** All that a stage may use besides its input. */
export type StageCtx = {
  curator: Curator;
  places: Places;
  now: Date;
  signal: AbortSignal;
  recordUsage: (usage: ModelUsage) => void;
  /** Whether the signed-in author marked this place never_again, under this id or another. */
  isBlocked: (place: PlaceIdentity) => boolean;
  /** The places that weekly guides have had lately, by id; only for weekly guides. */
  resting?: ReadonlySet<string> | undefined;
  /** Set for the product's own guides, which must be made: places that come near fill them up to three. */
  allowsStandIns?: boolean;
  recordPlacesCost: (cost: PlacesCost) => void;
  /** The places that go by a name, where somebody typed only that. */
  findPlacesNamed?: (name: string) => Promise<PlaceNamed[]>;
  /** Texts of the city's newest guides, and of guides with these places: a new guide repeats none of them. */
  getRecentTexts: (placeIds: readonly string[]) => Promise<RecentTexts>;
};

/** Emits progress to the reader from within a stage. */
export type ReportProgress = (event: GuideProgress) => void;
