import { eq } from "drizzle-orm";
import { restaurants } from "@/db/schema";
import type { Restaurant } from "@/lib/contracts/restaurant";
import { AppError } from "@/lib/core/errors";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import { selectForReader } from "./select-for-reader";
import { viewForReader } from "./view";

export const restaurantNotFound = () => new AppError("not_found", "We couldn't find that restaurant.");

/** A restaurant as the current user sees it. */
export async function getRestaurant({ db, user }: Ctx & { user: SessionUser }, id: string): Promise<Restaurant> {
  const [found] = await selectForReader(db, user).where(eq(restaurants.id, id));
  if (!found) throw restaurantNotFound();
  return viewForReader(found);
}
