import { and, asc, desc, eq, ne } from "drizzle-orm";
import { restaurantStatuses, restaurants } from "@/db/schema";
import type { Restaurant, UserStatus } from "@/lib/contracts/restaurant";
import type { City } from "@/lib/core/cities";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import { selectForReader } from "./select-for-reader";
import { viewForReader } from "./view";

/** Every restaurant that the current user gave the status, or any other than not_interested, latest first. */
export async function listSaved(
  { db, user }: Ctx & { user: SessionUser },
  { city, status }: { city?: City | undefined; status?: UserStatus | undefined },
): Promise<Restaurant[]> {
  const rows = await selectForReader(db, user)
    .where(
      and(
        eq(restaurantStatuses.userId, user.id),
        status ? eq(restaurantStatuses.status, status) : ne(restaurantStatuses.status, "not_interested"),
        city && eq(restaurants.city, city),
      ),
    )
    .orderBy(desc(restaurantStatuses.updatedAt), asc(restaurants.id));
  return rows.map(viewForReader);
}
