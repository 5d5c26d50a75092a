import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { placeListItems, restaurants } from "@/db/schema";
import { LIST_PLACES_MAX } from "@/lib/contracts/lists";
import { AppError } from "@/lib/core/errors";
import { restaurantNotFound } from "@/lib/restaurants/get";

type NewItem = { listId: string; restaurantId: string; note?: string | undefined; now: Date };

/**
 * Puts a place at the top of a list that is locked, or changes the note of one that is on it.
 * @throws AppError not_found (no such place), conflict (the list is full)
 */
export async function addItem(tx: Transaction, { listId, restaurantId, note, now }: NewItem): Promise<void> {
  const [place] = await tx
    .select({ id: restaurants.id })
    .from(restaurants)
    .where(eq(restaurants.id, restaurantId))
    .for("key share");
  if (!place) throw restaurantNotFound();
  if (note !== undefined) {
    const isItem = and(eq(placeListItems.listId, listId), eq(placeListItems.restaurantId, restaurantId));
    await tx
      .update(placeListItems)
      .set({ note: note || null })
      .where(isItem);
  }
  const ofList = eq(placeListItems.listId, listId);
  const others = and(ofList, sql`${placeListItems.restaurantId} <> ${restaurantId}`);
  if ((await tx.$count(placeListItems, others)) >= LIST_PLACES_MAX) {
    throw new AppError("conflict", `This list has ${LIST_PLACES_MAX} places, and that is the most it can hold.`);
  }
  const position = sql`(select coalesce(max(position), 0) + 1 from place_list_items where list_id = ${listId})`;
  await tx
    .insert(placeListItems)
    .values({ listId, restaurantId, note: note || null, position, addedAt: now })
    .onConflictDoNothing();
}
