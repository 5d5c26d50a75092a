import { index, pgTable, text } from "drizzle-orm/pg-core";
import { restaurants } from "./restaurants";

/** Which file of the editors' own each imported restaurant comes from, and what that file said of it last. */
export const importedRestaurants = pgTable(
  "imported_restaurants",
  {
    restaurantId: text()
      .primaryKey()
      .references(() => restaurants.id, { onDelete: "cascade" }),
    /** The file's name, without its folder. */
    file: text().notNull(),
    /** The file's own id of the place, where it has such a column. */
    key: text(),
    /** Over everything that was written of it: the same again changes nothing. */
    checksum: text().notNull(),
  },
  (t) => [index().on(t.file)],
);
