import type { Database } from "@/db/client";
import { googlePlacesClient } from "@/lib/catalogue/google/client";
import { DEFAULT_RETRY_POLICY, type RetryPolicy } from "@/lib/catalogue/google/request";
import { cataloguePlaces } from "@/lib/catalogue/source/catalogue-places";
import type { Places } from "@/lib/ports/places";
import { fetchPhoto } from "./fetch-photo";
import { researchGoogle } from "./research";
import { searchGoogle } from "./search";

type GooglePlacesOptions = { apiKey: string; baseUrl?: string | undefined; db: Database; retryPolicy?: RetryPolicy };

/** Candidates, evidence and photos from Google Places (New), stored in and completed from our own database. */
export function googlePlaces({ apiKey, baseUrl, db, retryPolicy = DEFAULT_RETRY_POLICY }: GooglePlacesOptions): Places {
  const client = googlePlacesClient({ apiKey, baseUrl, retryPolicy });
  const sources = { client, catalogue: cataloguePlaces(db), db };
  return {
    name: "google",
    search: (input, ctx) => searchGoogle(sources, input, ctx),
    research: ({ places }, ctx) => researchGoogle(sources, places, ctx),
    // Samples are in the database already, and cost nothing there.
    sample: sources.catalogue.sample,
    fetchPhoto: (photo, signal) => fetchPhoto({ client, baseUrl, timeMs: retryPolicy.timeoutMs }, photo, signal),
  };
}
