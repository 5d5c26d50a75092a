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

/** One harvest of a city at a time; an interrupted one resumes. */
export const harvests = pgTable("harvests", {
  city: text().$type<City>().primaryKey(),
  startedAt: timestamp({ withTimezone: true }).notNull(),
  finishedAt: timestamp({ withTimezone: true }),
  /** Requests, counted before they are sent; so is their cost. */
  calls: integer().notNull().default(0),
  costUsd: doublePrecision().notNull().default(0),
  /** The process that harvests it, and the end of its lease. */
  holder: uuid(),
  heldUntil: timestamp({ withTimezone: true }),
});

/** The quadtree's nodes so far. */
export const harvestNodes = pgTable(
  "harvest_nodes",
  {
    city: text()
      .$type<City>()
      .notNull()
      .references(() => harvests.city, { onDelete: "cascade" }),
    /** The path from the root: "root/nw/se". */
    name: text().notNull(),
    depth: smallint().notNull(),
    south: doublePrecision().notNull(),
    north: doublePrecision().notNull(),
    west: doublePrecision().notNull(),
    east: doublePrecision().notNull(),
    state: text({ enum: ["pending", "done", "split", "in_the_water", "failed"] })
      .notNull()
      .default("pending"),
    /** How many places it returned. */
    found: smallint(),
    /** Google's maximum in a node that is too small to split: there may be more places. */
    isFull: boolean().notNull().default(false),
    /** Requests made for it. */
    attempts: smallint().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.city, t.name] }), index().on(t.city, t.state)],
);
