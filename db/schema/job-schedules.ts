import { pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { timestamptz } from "./timestamptz";

/** When each scheduled function is due next. */
export const jobCrons = pgTable(
  "job_crons",
  {
    functionId: text().notNull(),
    functionName: text().notNull(),
    /** As the function declares it: "TZ=America/Los_Angeles 0 8 * * 4". */
    expression: text().notNull(),
    nextAt: timestamptz().notNull(),
  },
  (t) => [primaryKey({ columns: [t.functionId, t.expression] })],
);

/** The time until which a throttle or a rate limit is reserved. */
export const jobPaces = pgTable("job_paces", {
  key: text().primaryKey(),
  bookedUntil: timestamptz().notNull(),
});
