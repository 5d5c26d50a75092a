import { asc, desc, type SQL } from "drizzle-orm";
import { placeListItems } from "@/db/schema";
import type { ListOrder } from "@/lib/contracts/lists";

const { position, addedAt, restaurantId } = placeListItems;

/** How a list's places follow each other. */
export const itemOrder = (order: ListOrder): SQL[] =>
  order === "own" ? [desc(position), asc(restaurantId)] : [desc(addedAt), desc(position), asc(restaurantId)];
