import { index, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { restaurants } from "./restaurants";

/** Photos of places at their source: our own id for the URL, and the name under which the source serves the bytes. */
export const photos = pgTable(
  "photos",
  {
    /** Unguessable, and reveals nothing about the source. */
    id: text().primaryKey(),
    restaurantId: text()
      .notNull()
      .references(() => restaurants.id, { onDelete: "cascade" }),
    /** The source's name for the photo, which expires. */
    name: text().notNull(),
    /** Who took it, as the source requires to name them. */
    author: text().notNull(),
    fetchedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index().on(t.restaurantId)],
);
