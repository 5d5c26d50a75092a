import type { Database, Transaction } from "@/db/client";
import { adminActions } from "@/db/schema";
import type { SessionUser } from "../context";
import type { COMMAND_LINE } from "./command-line";
import type { AdminActionName } from "./contract";

/** An administrator's ctx, or the command line with its clock. */
type Asked = { user: SessionUser | typeof COMMAND_LINE; now: Date };
type Subject = { id?: string; name?: string; detail?: unknown };

/** Writes down what an administrator did, in the transaction that does it: both are kept or neither. */
export async function recordAction(
  db: Database | Transaction,
  { user, now }: Asked,
  action: AdminActionName,
  { id, name, detail }: Subject = {},
): Promise<void> {
  await db.insert(adminActions).values({
    ...{ at: now, adminId: user.id, adminName: user.username, action },
    ...{ subjectId: id ?? null, subjectName: name ?? null, detail: detail ?? null },
  });
}
