import { asc, desc, eq, sql } from "drizzle-orm";
import { placeListItems, placeLists } from "@/db/schema";
import { LISTS_MAX, type ListSummary } from "@/lib/contracts/lists";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";

/** The lists of the current user, the last changed first, each with the places on it. */
export async function listLists({ db, user }: Pick<Ctx, "db"> & { user: SessionUser }): Promise<ListSummary[]> {
  const { id, name, shareToken, updatedAt } = placeLists;
  const { restaurantId } = placeListItems;
  const rows = await db
    .select({
      id,
      name,
      shareToken,
      placeIds: sql<string[]>`coalesce(json_agg(${restaurantId}) filter (where ${restaurantId} is not null), '[]')`,
    })
    .from(placeLists)
    .leftJoin(placeListItems, eq(placeListItems.listId, id))
    .where(eq(placeLists.userId, user.id))
    .groupBy(id)
    .orderBy(desc(updatedAt), asc(id))
    .limit(LISTS_MAX);
  return rows.map(({ shareToken: token, ...row }) => ({
    ...row,
    placeCount: row.placeIds.length,
    isShared: token !== null,
  }));
}
