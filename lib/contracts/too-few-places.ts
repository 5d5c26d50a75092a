import { z } from "zod";
import { CITIES } from "@/lib/core/cities";
import { EntryVerdict } from "./constraint";
import { PromptCorrection } from "./reading";
import { Restaurant } from "./restaurant";

/** A changed wish that enough places fit, or that names the right city, ready to be sent to POST /api/guides. */
export const WishChange = z.object({
  kind: z.enum(["wider area", "looser wish"]),
  /** What the button says: "Anywhere in Oakland", "Without “$”". */
  label: z.string(),
  /** How many places fit then; absent where that isn't known before asking again. */
  placeCount: z.int().optional(),
  wish: z.object({ city: z.enum(CITIES), prompt: z.string(), corrections: z.array(PromptCorrection) }),
});
export type WishChange = z.infer<typeof WishChange>;

/** "Without “sushi”: 21 places fit". */
export const describeChange = ({ label, placeCount }: Pick<WishChange, "label" | "placeCount">): string =>
  placeCount === undefined ? label : `${label}: ${placeCount === 1 ? "one place fits" : `${placeCount} places fit`}`;

/** Why a wish ends without a guide, and what to wish instead. */
export const TooFewFit = z.object({
  /** What stands against what, in two sentences at most. */
  message: z.string(),
  /** What to know of the places that are shown: how far they are, what to ask there. Absent where there is nothing. */
  note: z.string().optional(),
  changes: z.array(WishChange),
});
export type TooFewFit = z.infer<typeof TooFewFit>;

/** At most so many places are shown where there is no guide. */
export const CLOSE_PLACES_MAX = 2;

/** At most so many listed places are named where there is no guide. */
export const NOT_YET_VISITED_MAX = 3;

/** A place that is only on a list: what it is called and where it is, and nothing that would describe it. */
export const NotYetVisited = z.object({
  id: z.string(),
  name: z.string(),
  /** "120 S Murphy Ave, Sunnyvale" */
  location: z.string(),
});
export type NotYetVisited = z.infer<typeof NotYetVisited>;

/** A page of ours where the reader can look on. */
export const WayOn = z.object({
  /** "See 14 vegan places in San Francisco": so many are on the page. */
  label: z.string(),
  /** "/san-francisco?q=vegan", within this site. */
  path: z.string(),
});
export type WayOn = z.infer<typeof WayOn>;

/** How a creation ends when fewer than three places fit: what came close, with its facts, and what to wish instead. */
export const TooFewPlaces = TooFewFit.extend({
  places: z.array(z.object({ restaurant: Restaurant, verdicts: z.array(EntryVerdict) })).max(CLOSE_PLACES_MAX),
  /** Where no change of the wish helps: the city's search for its food or its diet, or else the city's page. */
  wayOn: WayOn.optional(),
  /** Absent where there are none. */
  notYetVisited: z.array(NotYetVisited).max(NOT_YET_VISITED_MAX).optional(),
});
export type TooFewPlaces = z.infer<typeof TooFewPlaces>;
export type ClosePlace = TooFewPlaces["places"][number];
