import { index, jsonb, pgTable, smallint, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";

/** Messages sent without a mail provider, as in local development. */
export const outbox = pgTable(
  "outbox",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The batch and the position in it: the same batch is stored once. */
    idempotencyKey: text().notNull(),
    position: smallint().notNull(),
    /** SHA-256 of the whole batch: the same key with different content is rejected. */
    contentHash: text().notNull(),
    sender: text().notNull(),
    recipient: text().notNull(),
    /** The recipient in lower case. */
    recipientKey: text().notNull(),
    subject: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    headers: jsonb().$type<Record<string, string>>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    unique().on(t.idempotencyKey, t.position),
    index().on(t.createdAt.desc(), t.position),
    index().on(t.recipientKey, t.createdAt.desc()),
  ],
);
