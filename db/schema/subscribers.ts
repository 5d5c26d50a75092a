import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import { users } from "./users";

const moment = () => timestamp({ withTimezone: true });

/** One row per address and city: whoever wants the Thursday email of that city. */
export const subscribers = pgTable(
  "subscribers",
  {
    id: uuid().primaryKey().defaultRandom(),
    email: text().notNull(),
    /** The address in lower case: one subscription per person and city. */
    emailKey: text().notNull(),
    city: text().notNull(),
    state: text({ enum: ["pending", "confirmed", "cancelled"] }).notNull(),
    userId: uuid().references(() => users.id, { onDelete: "set null" }),
    /** SHA-256 of the token in the confirmation message: it is shown once, and only there. */
    confirmTokenHash: text().unique(),
    confirmExpiresAt: moment(),
    confirmedAt: moment(),
    cancelledAt: moment(),
    /** Shown in every message, so kept as they are: one ends the subscription, one tells of places. */
    unsubscribeToken: text()
      .notNull()
      .unique()
      .default(sql`replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')`),
    preferenceToken: text()
      .notNull()
      .unique()
      .default(sql`replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')`),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (t) => [
    unique().on(t.emailKey, t.city),
    index("subscribers_confirmed").on(t.city, t.id).where(sql`${t.state} = 'confirmed'`),
    check("subscribers_email_key_is_lower", sql`${t.emailKey} = lower(${t.email})`),
  ],
);

/** Addresses that get no newsletter: for good after a bounce or a complaint, until a new double opt-in after leaving. */
export const suppressions = pgTable("suppressions", {
  emailKey: text().primaryKey(),
  reason: text({ enum: ["bounce", "complaint", "unsubscribe"] }).notNull(),
  createdAt: moment().notNull().defaultNow(),
});

/** Bounces that may pass: so many in a row, and the address is suppressed. A delivery forgets them. */
export const softBounces = pgTable("soft_bounces", {
  emailKey: text().primaryKey(),
  count: integer().notNull(),
  updatedAt: moment().notNull().defaultNow(),
});
