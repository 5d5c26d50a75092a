import { z } from "zod";
import { CITIES } from "../cities";

export const UserStatus = z.enum(["love", "like", "interested", "never_again", "not_interested"]);
export type UserStatus = z.infer<typeof UserStatus>;

/** A restaurant as every answer shows it (spec 3). userStatus is present only for a signed-in reader. */
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
  /** False for a place that is known to have closed, for good or for a time. */
  isOpen: z.boolean(),
  userStatus: UserStatus.nullable().optional(),
  discoveredFromGuide: z.object({ id: z.string(), name: z.string(), city: z.string() }).nullable().optional(),
});
export type Restaurant = z.infer<typeof Restaurant>;
