import { and, eq } from "drizzle-orm";
import { restaurantStatuses, restaurants } from "@/db/schema";
import type { Ctx } from "@/lib/ports/context";
import type { PlaceIdentity } from "@/lib/restaurants/same-place";

/** The places that a guide's author has marked never again; none where a guide has no author. */
export async function listBlockedPlaces({ db }: Pick<Ctx, "db">, authorId: string | null): Promise<PlaceIdentity[]> {
  if (authorId === null) return [];
  const { id, name, googlePlaceId, latitude, longitude } = restaurants;
  return db
    .select({ id, name, googlePlaceId, latitude, longitude })
    .from(restaurantStatuses)
    .innerJoin(restaurants, eq(id, restaurantStatuses.restaurantId))
    .where(and(eq(restaurantStatuses.userId, authorId), eq(restaurantStatuses.status, "never_again")));
}
