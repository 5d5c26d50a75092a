import { and, eq } from "drizzle-orm";
import type { Database } from "@/db/client";
import { restaurantStatuses, restaurants } from "@/db/schema";
import type { SessionUser } from "../context";
import type { Located } from "./same-place";

/** What a signed-in author never wants to see; nobody's without one. */
export async function readNeverAgain(db: Database, user: Pick<SessionUser, "id"> | null): Promise<Located[]> {
  if (!user) return [];
  const { id, name, googlePlaceId, latitude, longitude } = restaurants;
  return db
    .select({ id, name, googlePlaceId, latitude, longitude })
    .from(restaurantStatuses)
    .innerJoin(restaurants, eq(id, restaurantStatuses.restaurantId))
    .where(and(eq(restaurantStatuses.userId, user.id), eq(restaurantStatuses.status, "never_again")));
}
