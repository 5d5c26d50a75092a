import { and, eq, gt, isNull } from "drizzle-orm";
import { sessions } from "@/db/schema";
import { logSecurity } from "@/lib/auth/security-log";
import { endAllSessions } from "@/lib/auth/sign-out";
import { AppError } from "@/lib/core/errors";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";

/** Ends one of the current user's sessions. @throws AppError not_found for another account's, or one that has ended */
export async function endSession(ctx: Ctx & { user: SessionUser }, id: string): Promise<void> {
  const { db, user, now } = ctx;
  const ended = await db
    .update(sessions)
    .set({ endedAt: now })
    .where(
      and(eq(sessions.id, id), eq(sessions.userId, user.id), isNull(sessions.endedAt), gt(sessions.expiresAt, now)),
    )
    .returning({ id: sessions.id });
  if (ended.length === 0) throw new AppError("not_found", "That session has ended already.");
  logSecurity(ctx, "session.ended", { userId: user.id, username: user.username });
}

/** Signs the current user out everywhere, here too. */
export async function endEverySession(ctx: Ctx & { user: SessionUser }): Promise<void> {
  const { db, user, now } = ctx;
  await endAllSessions(db, user.id, now);
  logSecurity(ctx, "session.all_ended", { userId: user.id, username: user.username });
}
