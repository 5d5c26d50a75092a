import { eq } from "drizzle-orm";
import { restaurants } from "@/db/schema";
import type { Ctx, SessionUser } from "../context";
import { AppError } from "../errors";
import type { Restaurant } from "./contract";
import { selectPersonal } from "./personal";
import { viewPersonal } from "./view";

export const unknownRestaurant = () => new AppError("not_found", "We couldn't find that restaurant.");

/** A restaurant as the one who asks sees it. */
export async function getRestaurant({ db, user }: Ctx & { user: SessionUser }, id: string): Promise<Restaurant> {
  const [found] = await selectPersonal(db, user).where(eq(restaurants.id, id));
  if (!found) throw unknownRestaurant();
  return viewPersonal(found);
}
