import { and, eq, type SQL } from "drizzle-orm";
import type { Database } from "@/db/client";
import { guides, restaurantStatuses, restaurants } from "@/db/schema";
import type { SessionUser } from "../context";
import { shownColumns } from "./view";

export type Reader = Pick<SessionUser, "id" | "isAdmin">;

/** What a restaurant is to one reader, once `isMarkOf` and `isOriginFor` have joined their status and its guide. */
export const personalColumns = {
  place: shownColumns,
  userStatus: restaurantStatuses.status,
  guide: { id: guides.id, name: guides.name, city: guides.city },
};

export const isMarkOf = ({ id }: Reader): SQL | undefined =>
  and(eq(restaurantStatuses.restaurantId, restaurants.id), eq(restaurantStatuses.userId, id));

export const isOriginFor = (reader: Reader): SQL | undefined =>
  and(eq(guides.id, restaurantStatuses.originGuideId), isVisibleGuide(reader));

/** A guide that is for administrators only does not exist for others. */
export const isVisibleGuide = ({ isAdmin }: Reader): SQL | undefined =>
  isAdmin ? undefined : eq(guides.isAdminOnly, false);

/** Restaurants as one reader sees them. */
export const selectPersonal = (db: Database, reader: Reader) =>
  db
    .select(personalColumns)
    .from(restaurants)
    .leftJoin(restaurantStatuses, isMarkOf(reader))
    .leftJoin(guides, isOriginFor(reader))
    .$dynamic();
