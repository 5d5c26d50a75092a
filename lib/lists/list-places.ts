import { eq } from "drizzle-orm";
import type { Database } from "@/db/client";
import { guides, placeListItems, restaurantStatuses, restaurants } from "@/db/schema";
import type { ListOrder, ListPlace } from "@/lib/contracts/lists";
import { isStatusOf, isVisibleOrigin, type Reader, readerColumns } from "@/lib/restaurants/select-for-reader";
import { viewColumns, viewForReader, viewRestaurant } from "@/lib/restaurants/view";
import { itemOrder } from "./item-order";

type Which = { id: string; order: ListOrder };

/** The places of a list in its order, with what they are to this reader, or to nobody. */
export function listPlaces(db: Database, list: Which, reader: Reader | null): Promise<ListPlace[]> {
  return reader === null ? placesForVisitor(db, list) : placesForReader(db, list, reader);
}

async function placesForVisitor(db: Database, { id, order }: Which): Promise<ListPlace[]> {
  const rows = await db
    .select({ place: viewColumns, note: placeListItems.note })
    .from(placeListItems)
    .innerJoin(restaurants, eq(restaurants.id, placeListItems.restaurantId))
    .where(eq(placeListItems.listId, id))
    .orderBy(...itemOrder(order));
  return rows.map(({ place, note }) => ({ restaurant: viewRestaurant(place), note }));
}

async function placesForReader(db: Database, { id, order }: Which, reader: Reader): Promise<ListPlace[]> {
  const rows = await db
    .select({ ...readerColumns, note: placeListItems.note })
    .from(placeListItems)
    .innerJoin(restaurants, eq(restaurants.id, placeListItems.restaurantId))
    .leftJoin(restaurantStatuses, isStatusOf(reader))
    .leftJoin(guides, isVisibleOrigin(reader))
    .where(eq(placeListItems.listId, id))
    .orderBy(...itemOrder(order));
  return rows.map(({ note, ...row }) => ({ restaurant: viewForReader(row), note }));
}
