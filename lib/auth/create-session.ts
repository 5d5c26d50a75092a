import { and, desc, eq, gt, inArray, isNull, lte, or } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { sessions, users } from "@/db/schema";
import { DAY_MS } from "@/lib/core/durations";
import { plainText } from "@/lib/core/plain-text";
import type { Ctx } from "@/lib/ports/context";
import { SESSIONS_OF_USER, scaledMax } from "@/lib/rate-limit/limits";
import { SESSION_DAYS, type SessionClaims } from "./session-token";
import type { SignInClient } from "./sign-in-client";

const USER_AGENT_MAX = 200;

type SessionCtx = Pick<Ctx, "now" | "rateLimitScale">;

/**
 * Creates a session. Ends those that the client has held so far, an account's longest unseen ones beyond the maximum,
 * and deletes its expired ones.
 */
export async function createSession(
  tx: Transaction,
  { now, rateLimitScale }: SessionCtx,
  userId: string,
  { userAgent, previousSessions }: SignInClient,
): Promise<SessionClaims> {
  // Serializes an account's sign-ins: otherwise concurrent ones would not count each other's sessions.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), lte(sessions.expiresAt, now)));
  await endPreviousSessions(tx, previousSessions, now);
  const [session] = await tx
    .insert(sessions)
    .values({
      userId,
      userAgent: userAgent && plainText(userAgent).slice(0, USER_AGENT_MAX),
      createdAt: now,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + SESSION_DAYS * DAY_MS),
    })
    .returning({ id: sessions.id });
  if (!session) throw new Error("The session insert returned no row.");
  await endExcessSessions(tx, userId, scaledMax(SESSIONS_OF_USER, rateLimitScale), now);
  return { userId, sessionId: session.id };
}

async function endPreviousSessions(tx: Transaction, previous: SessionClaims[], now: Date): Promise<void> {
  if (previous.length === 0) return;
  const isHeld = or(
    ...previous.map(({ userId, sessionId }) => and(eq(sessions.id, sessionId), eq(sessions.userId, userId))),
  );
  await tx
    .update(sessions)
    .set({ endedAt: now })
    .where(and(isHeld, isNull(sessions.endedAt), gt(sessions.expiresAt, now)));
}

async function endExcessSessions(tx: Transaction, userId: string, keepCount: number, now: Date): Promise<void> {
  const surplus = tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt), desc(sessions.id))
    .offset(keepCount)
    // Skips sessions that a concurrent sign-in from the same browser is ending already.
    .for("update", { skipLocked: true });
  await tx.update(sessions).set({ endedAt: now }).where(inArray(sessions.id, surplus));
}
