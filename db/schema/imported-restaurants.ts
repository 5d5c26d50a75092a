import { index, pgTable, text } from "drizzle-orm/pg-core";
import { restaurants } from "./restaurants";

/** The editors' file that each imported restaurant comes from, and a checksum of its last content. */
export const importedRestaurants = pgTable(
  "imported_restaurants",
  {
    restaurantId: text()
      .primaryKey()
      .references(() => restaurants.id, { onDelete: "cascade" }),
    /** The file's name, without its folder. */
    file: text().notNull(),
    /** The place's id in the file, if it has such a column. */
    key: text(),
    /** Covers everything that was written: importing the same content changes nothing. */
    checksum: text().notNull(),
  },
  (t) => [index().on(t.file)],
);
