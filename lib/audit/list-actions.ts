import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import { adminActions } from "@/db/schema";
import { requireAdmin } from "../auth/require-admin";
import type { Ctx, SessionUser } from "../context";
import { type ActionKind, ADMIN_ACTIONS, type AdminLog, type AdminLogQuery } from "./contract";
import { findSubjects } from "./find-subjects";
import { words } from "./words";

const PAGE = 50;

/** What was done at the desk, newest first, in pages; of one kind, or by one person, where asked. Administrators only. */
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
        kind && inArray(action, namesOf(kind)),
        by === undefined ? undefined : eq(adminName, by),
        before === undefined ? undefined : isOlder,
      ),
    )
    .orderBy(sql`${at} desc nulls last`, desc(id))
    .limit(PAGE + 1);
  const shown = rows.slice(0, PAGE);
  const hrefs = await findSubjects(db, shown);
  const names = await db.selectDistinct({ name: adminName }).from(adminActions).orderBy(asc(adminName));
  return {
    actions: shown.map(({ adminId: _, ...row }) => ({
      ...row,
      at: row.at.toISOString(),
      subjectHref: hrefs.get(row.id) ?? null,
    })),
    next: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
    administrators: names.map(({ name }) => name),
  };
}

const namesOf = (kind: ActionKind) => ADMIN_ACTIONS.filter((name) => words[name].kind === kind);
