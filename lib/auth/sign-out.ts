import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "@/db/client";
import { sessions } from "@/db/schema";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import { logSecurity } from "./security-log";

/** Signs out: ends the current session. Its token is invalid from then on, wherever it is stored. */
export async function signOut(ctx: Ctx & { user: SessionUser }): Promise<void> {
  const { db, user, now } = ctx;
  await db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.id, user.sessionId), isNull(sessions.endedAt)));
  logSecurity(ctx, "sign_out.succeeded", { userId: user.id, username: user.username });
}

/** Ends every session of an account. */
export async function endAllSessions(db: Database, userId: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt)));
}
