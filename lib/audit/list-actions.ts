import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import { adminActions } from "@/db/schema";
import { type ActionKind, ADMIN_ACTIONS, type AdminLog, type AdminLogQuery } from "@/lib/contracts/admin-log";
import { requireAdmin } from "@/lib/core/authorization";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import { ACTION_WORDING } from "./action-wording";
import { findSubjectLinks } from "./find-subject-links";

const PAGE_SIZE = 50;

/** What administrators did, newest first, in pages; optionally of one kind, or by one person. Administrators only. */
export async function listActions(
  { db, user }: Ctx & { user: SessionUser },
  { kind, by, before }: AdminLogQuery,
): Promise<AdminLog> {
  requireAdmin(user);
  const { at, id, adminName, action } = adminActions;
  const isOlder = sql`(${at}, ${id}) < (select last.at, last.id from admin_actions as last where last.id = ${before})`;
  const rows = await db
    .select()
    .from(adminActions)
    .where(
      and(
        kind && inArray(action, actionsOfKind(kind)),
        by === undefined ? undefined : eq(adminName, by),
        before === undefined ? undefined : isOlder,
      ),
    )
    .orderBy(sql`${at} desc nulls last`, desc(id))
    .limit(PAGE_SIZE + 1);
  const shown = rows.slice(0, PAGE_SIZE);
  const hrefs = await findSubjectLinks(db, shown);
  const names = await db.selectDistinct({ name: adminName }).from(adminActions).orderBy(asc(adminName));
  return {
    actions: shown.map(({ adminId: _, ...row }) => ({
      ...row,
      at: row.at.toISOString(),
      subjectHref: hrefs.get(row.id) ?? null,
    })),
    next: rows.length > PAGE_SIZE ? (shown.at(-1)?.id ?? null) : null,
    administrators: names.map(({ name }) => name),
  };
}

const actionsOfKind = (kind: ActionKind) => ADMIN_ACTIONS.filter((name) => ACTION_WORDING[name].kind === kind);
