import type { Database, Transaction } from "@/db/client";
import { adminActions } from "@/db/schema";
import type { AdminActionName } from "@/lib/contracts/admin-log";
import type { SessionUser } from "@/lib/core/session-user";
import type { COMMAND_LINE } from "./command-line";

/** An administrator's ctx, or the command line with its clock. */
type Actor = { user: SessionUser | typeof COMMAND_LINE; now: Date };
type ActionSubject = { id?: string; name?: string; detail?: unknown };

/** Logs an administrator's action in the transaction that does it: both are committed or neither. */
export async function recordAction(
  db: Database | Transaction,
  { user, now }: Actor,
  action: AdminActionName,
  { id, name, detail }: ActionSubject = {},
): Promise<void> {
  await db.insert(adminActions).values({
    at: now,
    adminId: user.id,
    adminName: user.username,
    action,
    subjectId: id ?? null,
    subjectName: name ?? null,
    detail: detail ?? null,
  });
}
