import type { EvidenceSnippet, Place, SearchPlan } from "@/lib/contracts/stages";
import type { City } from "@/lib/core/cities";

/** One billed request to a source: its SKU and list price. */
export type PlacesCost = { sku: string; costUsd: number };

/** What the domain passes to every call: the time, the signal, and where to record costs. */
export type PlacesContext = { now: Date; signal: AbortSignal; recordPlacesCost: (cost: PlacesCost) => void };

/** Where candidates and evidence come from: Google Places, or the catalogue in the database. */
export interface Places {
  readonly name: "google" | "catalogue";
  /** Places of the city that fit the plan, best first, at most `limit`. */
  search(
    input: { city: City; plan: SearchPlan; limit: number },
    ctx: PlacesContext,
  ): Promise<{
    places: Place[];
    /** What went wrong, as sentences; the guide goes on with what was found. */
    problems?: string[];
  }>;
  /** Evidence for the given places, in no particular order. */
  research(
    input: { places: Place[] },
    ctx: PlacesContext,
  ): Promise<{
    evidence: EvidenceSnippet[];
    photos: { placeId: string; url: string; source: string }[];
    /** What could not be fetched, as sentences; the guide goes on without it. */
    problems?: string[];
  }>;
  /** Up to `limit` open places of a city, for example prompts. */
  sample(input: { city: City; limit: number }, signal: AbortSignal): Promise<Place[]>;
  /** The bytes of a photo from its source. Absent if a source has no photos. */
  fetchPhoto?(photo: { name: string; author: string }, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>>;
}
