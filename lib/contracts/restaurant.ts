import { z } from "zod";
import { CITIES } from "@/lib/core/cities";
import { USER_STATUSES } from "@/lib/core/user-statuses";

export const UserStatus = z.enum(USER_STATUSES);
export type UserStatus = z.infer<typeof UserStatus>;

function lowerCase(value: unknown): unknown {
  return typeof value === "string" ? value.trim().toLowerCase() : value;
}

/** A restaurant as every response shows it (spec 3). userStatus is present only for a signed-in reader. */
export const Restaurant = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string(),
  city: z.enum(CITIES),
  neighbourhood: z.string().nullable(),
  cuisines: z.array(z.string()),
  priceLevel: z.number().int().min(1).max(4).nullable(),
  latitude: z.number(),
  longitude: z.number(),
  hasApproximateCoordinates: z.boolean(),
  googlePlaceId: z.string().nullable(),
  rating: z.number().nullable(),
  userRatingCount: z.number().int().nullable(),
  editorialSummary: z.string().nullable(),
  /** "Outer Sunset, San Francisco" or "Downtown Palo Alto, Palo Alto". */
  humanizedLocation: z.string(),
  phoneNumber: z.string().nullable(),
  website: z.string().nullable(),
  /** A line for each day, from Monday: "Tuesday: 5:00 – 10:00 PM". Only Google has them. */
  openingHours: z.array(z.string()).nullable(),
  /** "breakfast", "lunch": absent where nobody noted them. */
  meals: z.array(z.string()).optional(),
  /** "Wheelchair access", "Outdoor seats": absent where none is known, which says nothing of whether there are any. */
  amenities: z.array(z.string()).optional(),
  /** The names of the drawings that show what it serves, best first: absent where nobody has told its dishes. */
  drawings: z.array(z.string()).optional(),
  /** False for a place that is known to have closed, permanently or temporarily. */
  isOpen: z.boolean(),
  /** Nobody could confirm that it is still open; absent for all others. */
  isUnconfirmed: z.literal(true).optional(),
  /** On a list that saw it last on that day, and described by nobody of ours; absent for all others. */
  listed: z.object({ by: z.string(), lastSeenOn: z.string() }).optional(),
  userStatus: z.preprocess(lowerCase, UserStatus.nullable().catch(null)).optional(),
  discoveredFromGuide: z.object({ id: z.string(), name: z.string(), city: z.string() }).nullable().optional(),
});
export type Restaurant = z.infer<typeof Restaurant>;

/** What a marker needs, for lists of many thousands: userStatus is null without one. */
export type RestaurantPoint = [id: string, name: string, longitude: number, latitude: number, UserStatus | null];

/** A shorter query finds nothing worth showing; nobody types a longer one. */
export const QUERY_MIN_LENGTH = 2;
export const QUERY_MAX_LENGTH = 200;
export const SEARCH_LIMIT = { min: 1, max: 100, fallback: 20 } as const;

const STATUS_MESSAGE = `Choose one of these: ${UserStatus.options.join(", ")}, or none.`;

/** A status in upper or lower case, null to clear it, and the guide in which the reader found the place. */
export const SetStatusInput = z.object({
  status: z.preprocess(lowerCase, z.union([UserStatus, z.null()], { error: STATUS_MESSAGE })),
  originGuideId: z.string({ error: "This guide is not one of ours." }).nullish(),
  /** For an undo: stores the guide exactly as given, even if there is none. */
  restoresOrigin: z.boolean({ error: "restoresOrigin must be true or false." }).optional(),
});
export type SetStatusInput = z.infer<typeof SetStatusInput>;

export const QuadtreeNode = z.object({
  name: z.string(),
  lat: z.number(),
  lng: z.number(),
  /** The root is 0. */
  depth: z.number().int(),
  /** Meters from the center to the farthest corner. */
  radius: z.number(),
});
export type QuadtreeNode = z.infer<typeof QuadtreeNode>;

export const RestaurantResponse = z.object({ restaurant: Restaurant });
export const RestaurantsResponse = z.object({ restaurants: z.array(Restaurant) });
/** Of a search for a food, the ids of those that only mention it: the last ones; null where none is searched for. */
const Mentioned = z.array(z.string()).nullable().default(null);
/** "gluten-free": a diet that was asked for with a food, which none of those found is known to keep; else empty. */
const UnknownDiet = z.string().default("");
/** `missed` is the sentence on an area that the query names and nothing was found in; else empty. */
export const SearchResponse = RestaurantsResponse.extend({
  mentioned: Mentioned,
  unknownDiet: UnknownDiet,
  missed: z.string().default(""),
  /** How many are in the city that the query names, the first of them, where others are in towns around it. */
  inTown: z.object({ where: z.string(), count: z.number().int() }).nullable().default(null),
});
export type SearchResponse = z.infer<typeof SearchResponse>;

/** How many restaurants have a cuisine. */
export const CuisineCount = z.object({ name: z.string(), count: z.number().int() });
export type CuisineCount = z.infer<typeof CuisineCount>;
/** A search within bounds; whether it found more than it was asked for, and then, without a query, all cuisines there. */
export const AreaResponse = RestaurantsResponse.extend({
  mentioned: Mentioned,
  unknownDiet: UnknownDiet,
  hasMore: z.boolean(),
  cuisines: z.array(CuisineCount).default([]),
});
export const CuisinesResponse = z.object({ cuisines: z.array(CuisineCount) });
/** The points themselves are not checked: there may be a hundred thousand. */
export const RestaurantPointsResponse = z.object({ points: z.custom<RestaurantPoint[]>(Array.isArray) });
export const QuadtreeResponse = z.object({ nodes: z.array(QuadtreeNode) });
export const CitiesResponse = z.object({ cities: z.array(z.string().min(1)) });
