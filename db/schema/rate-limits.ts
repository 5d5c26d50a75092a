import { index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

/** Fixed windows: how often a subject (an address, a name, a user) has used a limit since the window opened. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    limit: text().notNull(),
    subject: text().notNull(),
    count: integer().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.limit, t.subject] }), index().on(t.expiresAt)],
);
