import { bigint, index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { timestamptz } from "./timestamptz";
import { users } from "./users";

/** What administrators did, in order. Rows outlive their users and subjects, so they store names. */
export const adminActions = pgTable(
  "admin_actions",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamptz().notNull(),
    adminId: uuid().references(() => users.id, { onDelete: "set null" }),
    adminName: text().notNull(),
    /** An AdminActionName of lib/contracts/admin-log.ts. */
    action: text().notNull(),
    subjectId: text(),
    subjectName: text(),
    detail: jsonb(),
  },
  (t) => [index().on(t.at.desc()), index().on(t.action, t.at.desc())],
);
