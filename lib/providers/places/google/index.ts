import type { Database } from "@/db/client";
import type { Places } from "../../places";
import { cataloguePlaces } from "../catalogue";
import { googlePlacesClient } from "./client";
import { fetchPhoto } from "./fetch-photo";
import { PATIENCE, type Patience } from "./request";
import { researchGoogle } from "./research";
import { searchGoogle } from "./search";

type Options = { apiKey: string; baseUrl?: string | undefined; db: Database; patience?: Patience };

/** Candidates, evidence and photos from Google Places (New), kept in and completed from our own database. */
export function googlePlaces({ apiKey, baseUrl, db, patience = PATIENCE }: Options): Places {
  const client = googlePlacesClient({ apiKey, baseUrl, patience });
  const sources = { client, catalogue: cataloguePlaces(db), db };
  return {
    name: "google",
    search: (input, ctx) => searchGoogle(sources, input, ctx),
    research: ({ places }, ctx) => researchGoogle(sources, places, ctx),
    // What inspires is in the database already, and costs nothing there.
    sample: sources.catalogue.sample,
    fetchPhoto: (photo, signal) => fetchPhoto({ client, baseUrl, timeMs: patience.callMs }, photo, signal),
  };
}
