import { sql } from "drizzle-orm";
import { check, pgTable, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import { users } from "./users";

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
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    unique().on(t.emailKey, t.city),
    check("subscribers_email_key_is_lower", sql`${t.emailKey} = lower(${t.email})`),
  ],
);
