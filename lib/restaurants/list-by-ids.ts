import { inArray } from "drizzle-orm";
import { restaurants } from "@/db/schema";
import type { Restaurant } from "@/lib/contracts/restaurant";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import { selectForReader } from "./select-for-reader";
import { viewForReader } from "./view";

/** Restaurants as the current user sees them, in no order; one that is gone is left out. */
export async function listRestaurantsByIds(
  { db, user }: Ctx & { user: SessionUser },
  ids: readonly string[],
): Promise<Restaurant[]> {
  if (ids.length === 0) return [];
  const rows = await selectForReader(db, user).where(inArray(restaurants.id, [...ids]));
  return rows.map(viewForReader);
}
