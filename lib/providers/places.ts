import type { City } from "../cities";
import type { EvidenceSnippet, Place, SearchPlan } from "../guides/stage-types";

/** Where candidates and evidence come from: Google Places, or the catalogue in the database. */
export interface Places {
  readonly name: "google" | "catalogue";
  /** Places of the city that fit the plan, best first, at most `limit`. */
  search(input: { city: City; plan: SearchPlan; limit: number }, signal: AbortSignal): Promise<Place[]>;
  /** Evidence for the given places, in no particular order. */
  research(
    input: { places: Place[] },
    signal: AbortSignal,
  ): Promise<{
    evidence: EvidenceSnippet[];
    photos: { placeId: string; url: string; source: string }[];
    /** What could not be fetched, as sentences; the guide goes on without it. */
    problems?: string[];
  }>;
  /** Up to `limit` open places of a city, for inspiration. */
  sample(input: { city: City; limit: number }, signal: AbortSignal): Promise<Place[]>;
}
