import { bigserial, index, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { timestamptz } from "./timestamptz";

/** The events that long-running work publishes, once per key, in order. */
export const jobProgress = pgTable(
  "job_progress",
  {
    runKey: text().notNull(),
    key: text().notNull(),
    position: bigserial({ mode: "number" }).notNull(),
    data: jsonb().notNull(),
    createdAt: timestamptz().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.runKey, t.key] }), index("job_progress_tail").on(t.runKey, t.position)],
);
