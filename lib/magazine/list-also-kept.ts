import { and, count, desc, eq, gte, inArray, ne } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { restaurantStatuses, restaurants } from "@/db/schema";
import type { Restaurant } from "@/lib/contracts/restaurant";
import type { Ctx } from "@/lib/ports/context";
import { viewColumns, viewRestaurant } from "@/lib/restaurants/view";

const KEPT = ["love", "like", "interested"] as const;
/** With fewer, what is shown could tell on one of them. */
const READERS_MIN = 3;
const SHOWN_MAX = 4;

/**
 * The open places that most readers keep beside this one: only those that three readers or more keep together with it,
 * without saying how many or who.
 */
export async function listAlsoKept({ db }: Pick<Ctx, "db">, restaurantId: string): Promise<Restaurant[]> {
  const here = alias(restaurantStatuses, "here");
  const there = alias(restaurantStatuses, "there");
  const shared = db
    .select({ id: there.restaurantId, readers: count().as("readers") })
    .from(here)
    .innerJoin(there, and(eq(there.userId, here.userId), ne(there.restaurantId, restaurantId)))
    .where(and(eq(here.restaurantId, restaurantId), inArray(here.status, KEPT), inArray(there.status, KEPT)))
    .groupBy(there.restaurantId)
    .having(({ readers }) => gte(readers, READERS_MIN))
    .as("shared");
  const rows = await db
    .select({ place: viewColumns })
    .from(shared)
    .innerJoin(restaurants, eq(restaurants.id, shared.id))
    .where(eq(restaurants.status, "open"))
    .orderBy(desc(shared.readers), restaurants.id)
    .limit(SHOWN_MAX);
  return rows.map(({ place }) => viewRestaurant(place));
}
