import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { restaurants } from "./restaurants";
import { timestamptz } from "./timestamptz";
import { users } from "./users";

/** A reader's own list of places, under a name. */
export const placeLists = pgTable(
  "place_lists",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text().notNull(),
    order: text({ enum: ["newest", "own"] })
      .notNull()
      .default("newest"),
    /**
     * Whoever knows it reads the list; null while it isn't shared. Stored as it is, unlike the tokens of messages, because
     * its owner must see the link again. A new share has a new one, so that an old link stays dead.
     */
    shareToken: text().unique(),
    /** Whether the shared page says whose list it is. */
    showsOwner: boolean().notNull().default(false),
    createdAt: timestamptz().notNull().defaultNow(),
    updatedAt: timestamptz().notNull().defaultNow(),
  },
  (t) => [uniqueIndex("place_lists_name").on(t.userId, sql`lower(${t.name})`)],
);

export const placeListItems = pgTable(
  "place_list_items",
  {
    listId: uuid()
      .notNull()
      .references(() => placeLists.id, { onDelete: "cascade" }),
    restaurantId: text()
      .notNull()
      .references(() => restaurants.id, { onDelete: "cascade" }),
    /** In the owner's own order, the highest comes first. */
    position: integer().notNull(),
    note: text(),
    addedAt: timestamptz().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.listId, t.restaurantId] }), index().on(t.restaurantId)],
);
