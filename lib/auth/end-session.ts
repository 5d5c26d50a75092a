import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "@/db/client";
import { sessions } from "@/db/schema";
import type { Ctx, SessionUser } from "../context";

/** Signs out: ends the session that asks. Its token opens nothing from then on, wherever it is kept. */
export async function signOut({ db, user, now }: Ctx & { user: SessionUser }): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.id, user.sessionId), isNull(sessions.endedAt)));
}

/** Ends every session of an account. */
export async function endSessionsOf(db: Database, userId: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt)));
}
