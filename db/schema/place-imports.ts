import { sql } from "drizzle-orm";
import { doublePrecision, index, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { RESTAURANT_STATUSES, restaurants } from "./restaurants";
import { users } from "./users";

/** A reader's file of places: previewed first, then applied, and possibly undone. */
export const placeImports = pgTable(
  "place_imports",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    fileName: text().notNull(),
    source: text({ enum: ["kumquat", "google_takeout", "csv", "geojson", "kml"] }).notNull(),
    state: text({ enum: ["previewed", "applied", "undone"] })
      .notNull()
      .default("previewed"),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** The end of the time in which a preview may be applied. */
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    appliedAt: timestamp({ withTimezone: true }),
    undoneAt: timestamp({ withTimezone: true }),
  },
  (t) => [index().on(t.userId, t.createdAt)],
);

/** One place of the file as it was read, its match, and what applying it changed. */
export const placeImportRows = pgTable(
  "place_import_rows",
  {
    importId: uuid()
      .notNull()
      .references(() => placeImports.id, { onDelete: "cascade" }),
    /** Starts at 1 and continues through the whole file. */
    line: integer().notNull(),
    /** The list that contains it, if the file has lists. */
    list: text(),
    name: text().notNull(),
    address: text(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    /** The status in the file, if any. */
    status: text({ enum: RESTAURANT_STATUSES }),
    restaurantId: text().references(() => restaurants.id, { onDelete: "set null" }),
    confidence: text({ enum: ["certain", "likely"] }),
    reason: text(),
    candidateIds: text().array().notNull().default(sql`'{}'`),
    outcome: text({ enum: ["added", "changed", "already", "kept", "left_out", "restored", "changed_since"] }),
    /** The restaurant whose status was set: the match, or the reader's choice. */
    appliedTo: text().references(() => restaurants.id, { onDelete: "set null" }),
    appliedStatus: text({ enum: RESTAURANT_STATUSES }),
    formerStatus: text({ enum: RESTAURANT_STATUSES }),
    formerOriginGuideId: text(),
    formerUpdatedAt: timestamp({ withTimezone: true }),
  },
  (t) => [primaryKey({ columns: [t.importId, t.line] }), index().on(t.restaurantId), index().on(t.appliedTo)],
);
