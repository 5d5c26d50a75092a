import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { timestamptz } from "./timestamptz";
import { users } from "./users";

/** An account's confirmed address: for its password alone, apart from the newsletter's subscribers. */
export const accountEmails = pgTable(
  "account_emails",
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    email: text().notNull(),
    /** The address in lower case: it belongs to one account. */
    emailKey: text().notNull().unique(),
    confirmedAt: timestamptz().notNull(),
  },
  (t) => [check("account_emails_key_is_lower", sql`${t.emailKey} = lower(${t.email})`)],
);

/** Links of account messages, by the SHA-256 of their token: only the message contains the token itself. */
export const accountLinks = pgTable(
  "account_links",
  {
    tokenHash: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    purpose: text({ enum: ["email", "password"] }).notNull(),
    /** The address that the message went to, and that an "email" link gives to the account. */
    email: text().notNull(),
    createdAt: timestamptz().notNull(),
    expiresAt: timestamptz().notNull(),
    usedAt: timestamptz(),
  },
  (t) => [index().on(t.userId, t.createdAt)],
);
