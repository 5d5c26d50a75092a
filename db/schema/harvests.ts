import {
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import type { City } from "@/lib/core/cities";

/** One walk over a city at a time; it goes on where it stopped. */
export const harvests = pgTable("harvests", {
  city: text().$type<City>().primaryKey(),
  startedAt: timestamp({ withTimezone: true }).notNull(),
  finishedAt: timestamp({ withTimezone: true }),
  /** Requests that went out, counted before they do; so is what they cost. */
  calls: integer().notNull().default(0),
  costUsd: doublePrecision().notNull().default(0),
  /** Who walks it now, and until when that counts without a sign of life. */
  holder: uuid(),
  heldUntil: timestamp({ withTimezone: true }),
});

/** The quadtree's nodes as far as the walk has come. */
export const harvestNodes = pgTable(
  "harvest_nodes",
  {
    city: text()
      .$type<City>()
      .notNull()
      .references(() => harvests.city, { onDelete: "cascade" }),
    /** The way from the root: "root/nw/se". */
    name: text().notNull(),
    depth: smallint().notNull(),
    south: doublePrecision().notNull(),
    north: doublePrecision().notNull(),
    west: doublePrecision().notNull(),
    east: doublePrecision().notNull(),
    state: text({ enum: ["pending", "done", "split", "in_the_water", "failed"] })
      .notNull()
      .default("pending"),
    /** How many places it answered. */
    found: smallint(),
    /** As many as Google gives at most, in a node too small to split: there may be more. */
    isFull: boolean().notNull().default(false),
    /** Requests made for it. */
    attempts: smallint().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.city, t.name] }), index().on(t.city, t.state)],
);
