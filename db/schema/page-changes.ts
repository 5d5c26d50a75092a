import { sql } from "drizzle-orm";
import { bigint, customType, index, pgTable, text } from "drizzle-orm/pg-core";
import { timestamptz } from "./timestamptz";

const xid8 = customType<{ data: string }>({ dataType: () => "xid8" });

/**
 * Which tags of cached pages a transaction has changed. Triggers on what public pages show write it with the change (see
 * the page_changes migration); every process reads what it has not seen yet (lib/web/read-page-changes.ts).
 */
export const pageChanges = pgTable(
  "page_changes",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** The transaction: ids are given in an order in which transactions need not commit. */
    xid: xid8().notNull().default(sql`pg_current_xact_id()`),
    tags: text().array().notNull(),
    at: timestamptz().notNull().defaultNow(),
  },
  (t) => [index().on(t.xid)],
);
