import { and, asc, count, desc, eq, sql } from "drizzle-orm";
import { placeListItems, placeLists } from "@/db/schema";
import { LISTS_MAX, type ListSummary } from "@/lib/contracts/lists";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";

/** The lists of the current user, the last changed first, each with whether it holds a place. */
export async function listLists(
  { db, user }: Pick<Ctx, "db"> & { user: SessionUser },
  { restaurantId }: { restaurantId?: string | undefined } = {},
): Promise<ListSummary[]> {
  const { id, name, shareToken, updatedAt } = placeLists;
  const isPlace = restaurantId === undefined ? sql`false` : eq(placeListItems.restaurantId, restaurantId);
  const rows = await db
    .select({
      id,
      name,
      shareToken,
      placeCount: count(placeListItems.restaurantId),
      holdsPlace: sql<boolean>`coalesce(bool_or(${isPlace}), false)`,
    })
    .from(placeLists)
    .leftJoin(placeListItems, eq(placeListItems.listId, id))
    .where(and(eq(placeLists.userId, user.id)))
    .groupBy(id)
    .orderBy(desc(updatedAt), asc(id))
    .limit(LISTS_MAX);
  return rows.map(({ shareToken: token, ...row }) => ({ ...row, isShared: token !== null }));
}
