import { desc, eq, sql } from "drizzle-orm";
import { restaurantStatuses, restaurants } from "@/db/schema";
import type { UserStatus } from "@/lib/contracts/restaurant";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import type { TastePlace } from "./trait";

/** A place that a reader gave a status. */
export type Mark = TastePlace & {
  status: UserStatus;
  updatedAt: Date;
  /** Not only a line of a register: somebody has written what it is. */
  isDescribed: boolean;
};

/** More than anybody has; a reader's never agains are all among them. */
const MARKS_MAX = 2_000;

const { id, name, nameText, city, cuisines, vibes, features, goodFor, priceLevel } = restaurants;
export const areaColumn = sql<string | null>`coalesce(${restaurants.neighbourhood}, ${restaurants.town})`;
export const tasteColumns = {
  id,
  name,
  nameText,
  city,
  area: areaColumn,
  cuisines,
  vibes,
  features,
  goodFor,
  priceLevel,
};

/** The current user's own marks, with what the catalogue knows of each place. */
export async function readMarks({ db, user }: Pick<Ctx, "db"> & { user: Pick<SessionUser, "id"> }): Promise<Mark[]> {
  const { status, updatedAt } = restaurantStatuses;
  return db
    .select({ ...tasteColumns, status, updatedAt, isDescribed: sql<boolean>`${restaurants.source} <> 'listed'` })
    .from(restaurantStatuses)
    .innerJoin(restaurants, eq(restaurants.id, restaurantStatuses.restaurantId))
    .where(eq(restaurantStatuses.userId, user.id))
    .orderBy(desc(sql`${status} = 'never_again'`), desc(updatedAt), restaurants.id)
    .limit(MARKS_MAX);
}
