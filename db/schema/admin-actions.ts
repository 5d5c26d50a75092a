import { bigint, index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./moment";
import { users } from "./users";

/** What administrators did, in order. It outlives them and what they did it to, so names are kept with it. */
export const adminActions = pgTable(
  "admin_actions",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment().notNull(),
    adminId: uuid().references(() => users.id, { onDelete: "set null" }),
    adminName: text().notNull(),
    /** A name of lib/audit/contract.ts. */
    action: text().notNull(),
    subjectId: text(),
    subjectName: text(),
    detail: jsonb(),
  },
  (t) => [index().on(t.at.desc()), index().on(t.action, t.at.desc())],
);
