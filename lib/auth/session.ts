import { and, eq, gt, isNull, lt } from "drizzle-orm";
import type { Database } from "@/db/client";
import { sessions, users } from "@/db/schema";
import { MINUTE_MS } from "@/lib/core/durations";
import type { SessionUser } from "@/lib/core/session-user";
import { recordRequestUser } from "@/lib/telemetry/request-under-way";
import { bearerToken } from "./bearer";
import { readRequestClaims } from "./read-request-claims";
import { cookieToken } from "./session-cookie";

/** Last seen is stored this coarsely, so that most reads don't write. */
const TOUCH_INTERVAL_MS = 10 * MINUTE_MS;

/** The token of a request: the bearer's if there is one, valid or not, else the cookie's. */
export const requestToken = (headers: Headers): string | null => bearerToken(headers) ?? cookieToken(headers);

/** The current user, from the bearer header or the cookie, checked against the session's row at each request. */
export async function findSessionUser(
  db: Database,
  headers: Headers,
  now: Date = new Date(),
): Promise<SessionUser | null> {
  const claims = await readRequestClaims(headers);
  if (!claims) return null;
  const [found] = await db
    .select({
      id: users.id,
      username: users.username,
      isAdmin: users.isAdmin,
      sessionId: sessions.id,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, claims.sessionId),
        eq(sessions.userId, claims.userId),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, now),
      ),
    );
  if (!found) return null;
  const { lastSeenAt, ...user } = found;
  recordRequestUser(user.id);
  await touchSession(db, user.sessionId, lastSeenAt, now);
  return user;
}

async function touchSession(db: Database, sessionId: string, lastSeenAt: Date, now: Date): Promise<void> {
  const staleAt = new Date(now.getTime() - TOUCH_INTERVAL_MS);
  if (lastSeenAt >= staleAt) return;
  await db
    .update(sessions)
    .set({ lastSeenAt: now })
    .where(and(eq(sessions.id, sessionId), lt(sessions.lastSeenAt, staleAt)));
}
