import { and, desc, eq, gt, isNull } from "drizzle-orm";
import { accountEmails, accountLinks, sessions } from "@/db/schema";
import type { AccountSession, AccountSettings } from "@/lib/contracts/account-settings";
import type { SessionUser } from "@/lib/core/session-user";
import { listWeeklyEmails } from "@/lib/newsletter/own/list";
import type { Ctx } from "@/lib/ports/context";
import { describeDevice } from "./describe-device";

/** What the current user's account holds besides places and guides. */
export async function getSettings(ctx: Ctx & { user: SessionUser }): Promise<AccountSettings> {
  const { db, user, now } = ctx;
  const [own] = await db
    .select({ email: accountEmails.email })
    .from(accountEmails)
    .where(eq(accountEmails.userId, user.id));
  const [pending] = await db
    .select({ email: accountLinks.email })
    .from(accountLinks)
    .where(
      and(
        eq(accountLinks.userId, user.id),
        eq(accountLinks.purpose, "email"),
        isNull(accountLinks.usedAt),
        gt(accountLinks.expiresAt, now),
      ),
    )
    .orderBy(desc(accountLinks.createdAt))
    .limit(1);
  return {
    username: user.username,
    email: own?.email ?? null,
    pendingEmail: pending?.email ?? null,
    weeklyEmails: await listWeeklyEmails(ctx),
    sessions: await listSessions(ctx),
  };
}

/** The sessions that go on: this one first, then the latest seen. */
export async function listSessions({ db, user, now }: Ctx & { user: SessionUser }): Promise<AccountSession[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, user.id), isNull(sessions.endedAt), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt));
  return rows
    .map(({ id, userAgent, createdAt, lastSeenAt }) => ({
      id,
      device: describeDevice(userAgent),
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      isCurrent: id === user.sessionId,
    }))
    .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}
