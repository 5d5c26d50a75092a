import { and, asc, desc, eq, ne } from "drizzle-orm";
import { restaurantStatuses, restaurants } from "@/db/schema";
import type { City } from "../cities";
import type { Ctx, SessionUser } from "../context";
import type { Restaurant } from "./contract";
import { selectPersonal } from "./personal";
import { viewPersonal } from "./view";

/** Every restaurant to which the one who asks gave a status other than not_interested, the latest given first. */
export async function listSaved(
  { db, user }: Ctx & { user: SessionUser },
  { city }: { city?: City | undefined },
): Promise<Restaurant[]> {
  const rows = await selectPersonal(db, user)
    .where(
      and(
        eq(restaurantStatuses.userId, user.id),
        ne(restaurantStatuses.status, "not_interested"),
        city && eq(restaurants.city, city),
      ),
    )
    .orderBy(desc(restaurantStatuses.updatedAt), asc(restaurants.id));
  return rows.map(viewPersonal);
}
