import { asc, eq } from "drizzle-orm";
import { placeListItems, placeLists, restaurants } from "@/db/schema";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import { itemOrder } from "./item-order";

/** Every list of the current user with its places and notes, without the secret of its link. */
export async function exportLists({ db, user }: Pick<Ctx, "db"> & { user: SessionUser }) {
  const lists = await db
    .select()
    .from(placeLists)
    .where(eq(placeLists.userId, user.id))
    .orderBy(asc(placeLists.createdAt), asc(placeLists.id));
  const exported = [];
  for (const { id, name, order, shareToken, createdAt } of lists) {
    const { note, addedAt } = placeListItems;
    const places = await db
      .select({ id: restaurants.id, name: restaurants.name, note, addedAt })
      .from(placeListItems)
      .innerJoin(restaurants, eq(restaurants.id, placeListItems.restaurantId))
      .where(eq(placeListItems.listId, id))
      .orderBy(...itemOrder(order));
    exported.push({ name, isShared: shareToken !== null, createdAt, places });
  }
  return exported;
}
