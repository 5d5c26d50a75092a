import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** A transactional outbox: events are written with the change that they announce, and delivered afterwards. */
export const jobEvents = pgTable(
  "job_events",
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    data: jsonb().notNull(),
    /** A key is accepted once. */
    key: text().unique(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When Inngest or the embedded runner accepted it. */
    handedOnAt: timestamp({ withTimezone: true }),
  },
  (t) => [index("job_events_waiting").on(t.createdAt).where(sql`${t.handedOnAt} is null`)],
);
