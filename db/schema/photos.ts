import { index, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { restaurants } from "./restaurants";

/** Photos that a source has of a place: our own id for the address, and where the source keeps the bytes. */
export const photos = pgTable(
  "photos",
  {
    /** Unguessable and ours: it tells nothing of the source. */
    id: text().primaryKey(),
    restaurantId: text()
      .notNull()
      .references(() => restaurants.id, { onDelete: "cascade" }),
    /** The source's name for the photo, which runs out after a while. */
    name: text().notNull(),
    /** Who took it, as the source asks to name them. */
    author: text().notNull(),
    fetchedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index().on(t.restaurantId)],
);
