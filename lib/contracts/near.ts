import { z } from "zod";
import { boundsParam } from "./query-params";
import { QUERY_MAX_LENGTH, Restaurant } from "./restaurant";
import { searchFilterParams } from "./restaurant-filters";

const WHERE = "Say where you are, as a latitude from -90 to 90 and a longitude from -180 to 180.";
const degrees = (limit: number) => z.number(WHERE).min(-limit, WHERE).max(limit, WHERE);

/** Where a reader is now, in WGS84 degrees. Whoever sends it rounds it. */
export const NearInput = z.object({ latitude: degrees(90), longitude: degrees(180) }, WHERE);
export type NearInput = z.infer<typeof NearInput>;

/** Meters from the rounded position. */
export const NearPlace = z.object({ restaurant: Restaurant, meters: z.number() });
export type NearPlace = z.infer<typeof NearPlace>;
/** How many are listed. */
export const NEAR_SHOWN_MAX = 12;
export const NearResponse = z.object({ places: z.array(NearPlace) });

const QUERY = `Say what to search for, in at most ${QUERY_MAX_LENGTH} characters.`;

/** A search for what is nearest of all that matches, or of all within bounds. */
export const NearSearchInput = NearInput.extend({
  query: z.string(QUERY).max(QUERY_MAX_LENGTH, QUERY).optional(),
  bounds: boundsParam,
  ...searchFilterParams,
}).refine(({ query, bounds }) => query !== undefined || bounds !== undefined, { error: QUERY, path: ["query"] });
