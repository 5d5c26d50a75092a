import { and, eq, isNotNull, isNull, or, type SQL } from "drizzle-orm";
import type { Database } from "@/db/client";
import { guides, restaurantStatuses, restaurants } from "@/db/schema";
import type { SessionUser } from "@/lib/core/session-user";
import { viewColumns } from "./view";

export type Reader = Pick<SessionUser, "id" | "isAdmin">;

/** A restaurant for one reader, once `isStatusOf` and `isVisibleOrigin` have joined their status and its guide. */
export const readerColumns = {
  place: viewColumns,
  userStatus: restaurantStatuses.status,
  guide: { id: guides.id, name: guides.name, city: guides.city },
};

export const isStatusOf = ({ id }: Reader): SQL | undefined =>
  and(eq(restaurantStatuses.restaurantId, restaurants.id), eq(restaurantStatuses.userId, id));

export const isVisibleOrigin = (reader: Reader): SQL | undefined =>
  and(eq(guides.id, restaurantStatuses.originGuideId), isVisibleGuide(reader));

/** A guide for administrators only does not exist for others, unless it is the reader's own and they unlisted it. */
export const isVisibleGuide = ({ id, isAdmin }: Reader): SQL | undefined =>
  isAdmin
    ? undefined
    : or(
        eq(guides.isAdminOnly, false),
        and(eq(guides.authorId, id), isNotNull(guides.unlistedAt), isNull(guides.hiddenAt)),
      );

type GuideAccess = Pick<typeof guides.$inferSelect, "isAdminOnly" | "authorId" | "unlistedAt" | "hiddenAt">;

/** The same of a row that was read without it. */
export const mayReadGuide = ({ isAdminOnly, authorId, unlistedAt, hiddenAt }: GuideAccess, reader: Reader): boolean =>
  !isAdminOnly || reader.isAdmin || (authorId === reader.id && unlistedAt !== null && hiddenAt === null);

/** Restaurants as one reader sees them. */
export const selectForReader = (db: Database, reader: Reader) =>
  db
    .select(readerColumns)
    .from(restaurants)
    .leftJoin(restaurantStatuses, isStatusOf(reader))
    .leftJoin(guides, isVisibleOrigin(reader))
    .$dynamic();
