import type { Curator } from "../providers/curator";
import type { Places, SpentOnPlaces } from "../providers/places";
import type { GuideProgress } from "./contract";
import type { Located } from "./same-place";
import type { Recent, Usage } from "./stage-types";

/** What a stage may know: whom to ask, the time, who has left, and what the author never wants to see. */
export type StageCtx = {
  curator: Curator;
  places: Places;
  now: Date;
  signal: AbortSignal;
  spend: (usage: Usage) => void;
  /** Whether the signed-in author marked this place never_again, under this id or another. */
  isNeverAgain: (place: Located) => boolean;
  spendOnPlaces: (spent: SpentOnPlaces) => void;
  /** What the city's newest guides say, of these places too: a new one repeats none of it. */
  readRecent: (placeIds: readonly string[]) => Promise<Recent>;
};

/** Tells the reader of something inside a stage. */
export type Progress = (event: GuideProgress) => void;
